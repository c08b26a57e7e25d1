import * as z from 'zod/mini';
import { BrokerRemovalResponse, RemovalProfile } from '../../contract/native/brokerRemoval';
import { channelLimits } from '../channel/channelLimits';
import type { NativeChannel } from '../channel/openChannel';
import { makeEditAnswers, makeTurns } from './editAnswers';
import { androidParts, everyPart, type ProfileParts } from './removalProfile';
import { assertAccepted } from './removalRefused';
import { isAsWanted, type Lists, listsOf, saveProfile } from './saveProfile';

const MaybeProfile = z.union([RemovalProfile, BrokerRemovalResponse]);

export type KeptProfile = {
  /** The parts of names and addresses that the app keeps: others need not be asked for. */
  parts: ProfileParts;
  profile(): Promise<RemovalProfile | null>;
  /** Makes this the app's profile and keeps it on the device. @throws RemovalRefused naming what was refused. */
  save(profile: RemovalProfile): Promise<void>;
  deleteProfile(): Promise<void>;
};

/** The profile in the app. Saves and deletions take turns: each goes by what the one before has left. */
export function keepProfile(channel: NativeChannel<'brokerRemoval'>): KeptProfile {
  const { lookup } = channelLimits;
  const isAndroid = channel.transport === 'android';
  const parts = isAndroid ? androidParts : everyPart;
  const answers = makeEditAnswers();
  const inTurn = makeTurns('change of the profile');
  /** What the app holds after a save that failed half-way. */
  let unsaved: Lists | null = null;
  /** Whether the app holds no edits of an earlier page. Android's starts over when it is asked for the profile. */
  let certain = isAndroid;

  async function profile(): Promise<RemovalProfile | null> {
    const answer = await channel.request('getCurrentUserProfile', {}, MaybeProfile, lookup);
    return 'names' in answer ? answer : null;
  }

  async function saveOver(held: Lists, wanted: RemovalProfile): Promise<void> {
    unsaved = held;
    await saveProfile(channel, { held, wanted, parts, answers, certain });
    unsaved = null;
  }

  async function save(wanted: RemovalProfile): Promise<void> {
    // Apple's apps return the saved profile and yet keep the edits; Android's start over when they are asked.
    if (!isAndroid) await answers.settle();
    await saveOver(unsaved && !isAndroid ? unsaved : listsOf(await profile()), wanted);
    if (certain) return;
    // Now that it has saved what it holds, the app says what that is.
    const saved = listsOf(await profile());
    certain = true;
    if (!isAsWanted(saved, wanted, parts)) await saveOver(saved, wanted);
  }

  async function deleteProfile(): Promise<void> {
    const answer = await channel.request('deleteUserProfileData', {}, BrokerRemovalResponse, lookup);
    assertAccepted(answer, 'profile');
    unsaved = null;
    certain = true;
    answers.forget();
  }

  return {
    parts,
    profile,
    save: (wanted) => inTurn(() => save(wanted)),
    deleteProfile: () => inTurn(deleteProfile),
  };
}
