import {
  BrokerRemovalResponse,
  type RemovalAddress,
  type RemovalName,
  type RemovalProfile,
} from '../../contract/native/brokerRemoval';
import { channelLimits } from '../channel/channelLimits';
import type { NativeChannel } from '../channel/openChannel';
import { type EditAnswers, editLimit } from './editAnswers';
import { type ProfileParts, samePerson, samePlace } from './removalProfile';
import { assertAccepted, type Refused } from './removalRefused';

/** The lists of the app's profile, with the edits that it has accepted. */
export type Lists = { names: RemovalName[]; addresses: RemovalAddress[] };

export function listsOf(profile: RemovalProfile | null): Lists {
  return { names: [...(profile?.names ?? [])], addresses: [...(profile?.addresses ?? [])] };
}

export function isAsWanted(lists: Lists, wanted: RemovalProfile, parts: ProfileParts): boolean {
  const edits = [
    listEdits(lists.names, wanted.names, samePerson(parts.name)),
    listEdits(lists.addresses, wanted.addresses, samePlace(parts.address)),
  ];
  return edits.every(({ changed, removed, added }) => changed.length + removed.length + added.length === 0);
}

type Saving = {
  held: Lists;
  wanted: RemovalProfile;
  parts: ProfileParts;
  answers: EditAnswers;
  /** Otherwise the app may hold edits that are not in `held`: what it refuses may be there, or gone, already. */
  certain: boolean;
};

/** Makes the app's profile the wanted one. @throws RemovalRefused, NativeError */
export async function saveProfile(
  { request }: NativeChannel<'brokerRemoval'>,
  { held, wanted, parts, answers, certain }: Saving,
): Promise<void> {
  const { names, addresses } = held;
  const { lookup } = channelLimits;
  const accept = async (what: Refused, answer: Promise<BrokerRemovalResponse>) =>
    assertAccepted(await answer, what);
  const edit = async (what: Refused, answer: Promise<BrokerRemovalResponse>) => {
    if (certain) await accept(what, answer);
    else await answer;
  };
  const edited = BrokerRemovalResponse;
  await editList(names, wanted.names, samePerson(parts.name), answers, {
    set: (index, name) =>
      edit('name', request('setNameAtIndexInCurrentUserProfile', { index, name }, edited, editLimit)),
    remove: (index) =>
      edit('name', request('removeNameAtIndexFromCurrentUserProfile', { index }, edited, editLimit)),
    add: (name) => edit('name', request('addNameToCurrentUserProfile', name, edited, editLimit)),
  });
  const year = { year: wanted.birthYear };
  await accept('year', request('setBirthYearForCurrentUserProfile', year, edited, lookup));
  await editList(addresses, wanted.addresses, samePlace(parts.address), answers, {
    set: (index, address) =>
      edit(
        'address',
        request('setAddressAtIndexInCurrentUserProfile', { index, address }, edited, editLimit),
      ),
    remove: (index) =>
      edit('address', request('removeAddressAtIndexFromCurrentUserProfile', { index }, edited, editLimit)),
    add: (address) => edit('address', request('addAddressToCurrentUserProfile', address, edited, editLimit)),
  });
  await accept('profile', request('saveProfile', {}, edited, lookup));
}

type SendEdits<Value> = {
  set(index: number, value: Value): Promise<void>;
  remove(index: number): Promise<void>;
  add(value: Value): Promise<void>;
};

/** Edits the app's list, and `known` along with it. The order is that of `listEdits`, so that all indexes are valid. */
async function editList<Value>(
  known: Value[],
  wanted: readonly Value[],
  same: (one: Value, other: Value) => boolean,
  { awaitEdit }: EditAnswers,
  send: SendEdits<Value>,
): Promise<void> {
  const distinct = wanted.filter((one, index) => wanted.findIndex((other) => same(one, other)) === index);
  const { changed, removed, added } = listEdits(known, distinct, same);
  for (const { index, value } of changed) {
    await awaitEdit(
      send.set(index, value).then(() => {
        known[index] = value;
      }),
    );
  }
  for (const index of removed) await awaitEdit(send.remove(index).then(() => void known.splice(index, 1)));
  for (const value of added) await awaitEdit(send.add(value).then(() => void known.push(value)));
}

/**
 * The edits that turn an app's list into the wanted one. A value that is still wanted keeps its place; a value that is
 * no longer wanted, or listed twice, is replaced by a new one, so that there are never two equal values, which apps refuse.
 */
export function listEdits<Value>(
  known: readonly Value[],
  wanted: readonly Value[],
  same: (one: Value, other: Value) => boolean,
) {
  const missing = wanted.filter((one) => !known.some((other) => same(one, other)));
  const lost = known.flatMap((one, index) => {
    const first = known.findIndex((other) => same(one, other)) === index;
    return first && wanted.some((other) => same(one, other)) ? [] : [index];
  });
  const changed = lost.flatMap((index, position) => {
    const value = missing[position];
    return value === undefined ? [] : [{ index, value }];
  });
  return {
    /** Entries that replace others, by their index in the known list. */
    changed,
    /** Indexes to remove, last first, so that the earlier ones stay valid. */
    removed: lost.slice(changed.length).reverse(),
    added: missing.slice(changed.length),
  };
}
