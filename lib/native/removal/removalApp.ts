import * as z from 'zod/mini';
import {
  AgentMetadata,
  type DataBroker,
  DataBrokerList,
  InitialScanStatus,
  MaintenanceScanStatus,
  RemovalHandshake,
  RemovalProfile,
  RemovalResponse,
  type RemovalState,
  RemovalStateUpdate,
  removalProtocolVersion,
} from '../../contract/native/brokerRemoval';
import { FeatureConfigResult } from '../../contract/native/featureConfigMessages';
import { limits } from '../channel/channelLimits';
import { type NativeChannel, openChannel } from '../channel/openChannel';
import { sameAddress, sameName } from './removalProfile';

/**
 * The removal screens' side of the app (product facts §2.7).
 *
 * What is said: the profile to search for, and questions about the scan. Where it goes: to the app on this device, which
 * does the searching and keeps everything. What never happens: nothing of it goes to our servers, and the page itself
 * stores nothing, not even for the time of the visit.
 */
export type RemovalApp = {
  /** Agrees on the protocol. `free` is a person without the subscription. @throws RemovalRefused, NativeError */
  begin(): Promise<{ free: boolean }>;
  profile(): Promise<RemovalProfile | null>;
  /** Makes the app's profile this one and keeps it on the device. @throws RemovalRefused naming what was refused. */
  save(profile: RemovalProfile): Promise<void>;
  startScan(): Promise<void>;
  /** Null while the app has nothing to tell. */
  scan(): Promise<InitialScanStatus | null>;
  maintenanceScan(): Promise<MaintenanceScanStatus | null>;
  sites(): Promise<DataBroker[]>;
  /** False when the part that works in the background stands still; true when the app does not say. */
  agentRuns(): Promise<boolean>;
  /** Hides a record that is somebody else's. */
  hide(recordId: number): Promise<void>;
  deleteProfile(): Promise<void>;
  /** Opens the app's form; null where it has none. */
  feedback(): Promise<(() => void) | null>;
  onState(listener: (state: RemovalState) => void): () => void;
};

export type Refused = 'version' | 'name' | 'year' | 'address' | 'profile' | 'scan' | 'record';

/** The app understood and said no. */
export class RemovalRefused extends Error {
  override name = 'RemovalRefused';

  constructor(readonly what: Refused) {
    super(`The app refused the ${what}`);
  }
}

type Channel = NativeChannel<'brokerRemoval'>;

/** The app around this page, or null outside one. */
export function openRemovalApp(target?: object): RemovalApp | null {
  const channel = openChannel('brokerRemoval', target);
  return channel && speakTo(channel);
}

const MaybeProfile = z.union([RemovalProfile, RemovalResponse]);
const MaybeScan = z.union([InitialScanStatus, RemovalResponse]);
const MaybeUpkeep = z.union([MaintenanceScanStatus, RemovalResponse]);

function speakTo(channel: Channel): RemovalApp {
  async function profile(): Promise<RemovalProfile | null> {
    const answer = await channel.request('getCurrentUserProfile', {}, MaybeProfile);
    return 'names' in answer ? answer : null;
  }
  return {
    async begin() {
      const version = removalProtocolVersion;
      const answer = await channel.request('handshake', { version }, RemovalHandshake);
      assertAccepted(answer, 'version');
      return { free: answer.userdata?.isAuthenticatedUser === false };
    },
    profile,
    save: async (wanted) => saveProfile(channel, await profile(), wanted),
    startScan: async () =>
      assertAccepted(await channel.request('startScanAndOptOut', {}, RemovalResponse), 'scan'),
    async scan() {
      const answer = await channel.request('initialScanStatus', {}, MaybeScan, limits.lookup);
      return 'scanProgress' in answer ? answer : null;
    },
    async maintenanceScan() {
      const answer = await channel.request('maintenanceScanStatus', {}, MaybeUpkeep, limits.lookup);
      return 'scanSchedule' in answer ? answer : null;
    },
    async sites() {
      return (await channel.request('getDataBrokers', {}, DataBrokerList, limits.lookup)).dataBrokers;
    },
    async agentRuns() {
      try {
        const answer = await channel.request('getBackgroundAgentMetadata', {}, AgentMetadata);
        return answer.isAgentRunning !== false;
      } catch {
        return true;
      }
    },
    async hide(recordId) {
      assertAccepted(
        await channel.request('removeOptOutFromDashboard', { recordId }, RemovalResponse),
        'record',
      );
    },
    deleteProfile: async () =>
      assertAccepted(
        await channel.request('deleteUserProfileData', {}, RemovalResponse, limits.lookup),
        'profile',
      ),
    async feedback() {
      try {
        const { useUnifiedFeedback } = await channel.request('getFeatureConfig', {}, FeatureConfigResult);
        return useUnifiedFeedback ? () => channel.notify('openSendFeedbackModal', {}) : null;
      } catch {
        return null;
      }
    },
    onState: (listener) => channel.subscribe('setState', RemovalStateUpdate, ({ state }) => listener(state)),
  };
}

/**
 * Takes away what is no longer wanted, from the end so that indexes stay right, then adds what is missing. A changed
 * name is one taken away and one added: apps refuse a change that makes two alike for a moment.
 */
async function saveProfile(
  channel: Channel,
  known: RemovalProfile | null,
  wanted: RemovalProfile,
): Promise<void> {
  const { names = [], addresses = [] } = known ?? {};
  for (const index of lost(names, wanted.names, sameName)) {
    const removal = channel.request('removeNameAtIndexFromCurrentUserProfile', { index }, RemovalResponse);
    assertAccepted(await removal, 'name');
  }
  for (const name of wanted.names.filter((one) => !names.some((other) => sameName(one, other))))
    assertAccepted(await channel.request('addNameToCurrentUserProfile', name, RemovalResponse), 'name');
  const year = { year: wanted.birthYear };
  assertAccepted(await channel.request('setBirthYearForCurrentUserProfile', year, RemovalResponse), 'year');
  for (const index of lost(addresses, wanted.addresses, sameAddress)) {
    const removal = channel.request('removeAddressAtIndexFromCurrentUserProfile', { index }, RemovalResponse);
    assertAccepted(await removal, 'address');
  }
  for (const address of wanted.addresses.filter((one) => !addresses.some((other) => sameAddress(one, other))))
    assertAccepted(
      await channel.request('addAddressToCurrentUserProfile', address, RemovalResponse),
      'address',
    );
  assertAccepted(await channel.request('saveProfile', {}, RemovalResponse, limits.lookup), 'profile');
}

/** Indexes of what is known and not wanted, the last first. */
function lost<T>(known: readonly T[], wanted: readonly T[], same: (one: T, other: T) => boolean): number[] {
  return known.flatMap((one, index) => (wanted.some((other) => same(one, other)) ? [] : [index])).reverse();
}

function assertAccepted({ success }: { success: boolean }, what: Refused): void {
  if (!success) throw new RemovalRefused(what);
}
