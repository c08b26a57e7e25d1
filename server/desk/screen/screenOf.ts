import { deskWords } from '@/lib/content/desk';
import type { PersonRecord } from '@/server/desk/record/readPerson';
import { letters, renewingHere } from './letters';
import type { Offer, PersonScreen } from './PersonScreen';
import { sectionsOf } from './sections';

const letterNames = ['signIn', 'twice', 'moneyBack', 'lostAddress', 'deletion'] as const;

/** A person's record in words. */
export function screenOf(person: PersonRecord): PersonScreen {
  const { account, payingEmail } = person;
  return {
    title: account.email ?? payingEmail ?? account.id,
    sections: sectionsOf(person),
    letters: letterNames.map((id) => {
      return { id, heading: deskWords.letters[id].heading, lines: [letters[id](person)] };
    }),
    offers: offersOf(person),
  };
}

function offersOf(person: PersonRecord): Offer[] {
  const { account, wayInTo, limits } = person;
  if (account.status === 'deleted') return [];
  return [
    ...(account.status === 'active' && wayInTo !== null ? [{ act: 'way-in' } as const] : []),
    ...(limits.length > 0 ? [{ act: 'limits' } as const] : []),
    ...(renewingHere(person) ? [{ act: 'cancel' } as const] : []),
    { act: account.status === 'suspended' ? 'unsuspend' : 'suspend' },
  ];
}
