import { mailLanguages } from '@/lib/content/mails/mailWords';
import { goodCard } from '@/tests/fixtures/service/billing';
import { disagreements } from './agreement';
import { createMoneyShop } from './moneyShop';
import { newMails, readPlaces } from './places';
import { truthOf } from './provider';
import type { Person } from './steps';
import { type Way, ways } from './ways';

const languages = Object.keys(mailLanguages);
/** Every way with a person for each language takes minutes; otherwise the languages take turns. */
const inEveryLanguage = process.env.TEST_TIER === 'all';
/** Cards that pay, one for each person; the last one's bank asks first. */
const cards = [goodCard, '5555555555554444', '378282246310005', '4000002500003155'];

/** Walks one way with one person for each of its languages; everything they are told is held against the provider. */
async function walk(way: Way): Promise<void> {
  const turn = ways.indexOf(way) % languages.length;
  const spoken = inEveryLanguage ? languages : languages.slice(turn, turn + 1);
  const shop = await createMoneyShop();
  try {
    const people: Person[] = [];
    for (const [index, language] of spoken.entries()) {
      const card = cards[index] ?? goodCard;
      const buyer = await shop.signUp();
      const email = `${language}@example.org`;
      people.push({ buyer, language, email, card, store: null, country: 'US', said: {} });
    }
    for (const { does, act, passes, stands, mails } of way.steps) {
      for (const person of people) await act?.(shop, person);
      if (passes) await shop.pass(passes);
      const arrived = await newMails(shop);
      for (const person of people) {
        if (passes) person.buyer = await shop.signInAgain(person.buyer);
        const truth = await truthOf(shop, person.buyer, person.store);
        const told = await readPlaces(shop, person, arrived.get(person.email) ?? []);
        const wrong = disagreements(truth, told, person.language);
        const at = { does, language: person.language };
        expect({ ...at, stands: truth.standing, wrong }).toEqual({ ...at, stands, wrong: {} });
        const written = told.mails.map(({ template }) => template).sort();
        expect({ ...at, mails: written }).toEqual({ ...at, mails: [...mails].sort() });
      }
    }
  } finally {
    await shop.close();
  }
}

describe('176. whatever happens to a subscription, every place says what the payment provider says', () => {
  it.each(ways)('176. $name', walk);
});
