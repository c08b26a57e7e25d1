import * as z from 'zod/mini';
import {
  AgentMetadata,
  BrokerRemovalResponse,
  type DataBroker,
  DataBrokerList,
  InitialScanStatus,
  MaintenanceScanStatus,
  type RemovalAddress,
  RemovalHandshake,
  type RemovalName,
  RemovalProfile,
  type RemovalState,
  RemovalStateUpdate,
  removalProtocolVersion,
  VpnExclusionResult,
} from '../../contract/native/brokerRemoval';
import { FeatureConfigResult } from '../../contract/native/featureConfigMessages';
import { channelLimits } from '../channel/channelLimits';
import { type NativeChannel, openChannel } from '../channel/openChannel';
import { hasFeedbackForm } from '../hasFeedbackForm';
import { listEdits } from './listEdits';
import { androidParts, everyPart, samePerson, samePlace } from './removalProfile';

/**
 * The app as the removal screens see it (product facts §2.7).
 *
 * What is sent: the profile to search for, and questions about the scan. Where it goes: to the app on this device,
 * which does the searching and keeps everything. What never happens: none of it is sent to our servers, and the page
 * itself stores nothing, not even during the visit.
 */
export type RemovalApp = {
  /**
   * Agrees on the protocol. `free` means a person without the subscription, `trial` whether they may try it first; null
   * when the app does not say. @throws RemovalRefused, NativeError
   */
  begin(): Promise<{ free: boolean; trial: boolean | null }>;
  profile(): Promise<RemovalProfile | null>;
  /** Makes this the app's profile and keeps it on the device. @throws RemovalRefused naming what was refused. */
  save(profile: RemovalProfile): Promise<void>;
  startScan(): Promise<void>;
  /** Null until the app has something to report. */
  scan(): Promise<InitialScanStatus | null>;
  maintenanceScan(): Promise<MaintenanceScanStatus | null>;
  sites(): Promise<DataBroker[]>;
  /** False when the app's background process is not running; true when the app does not say. */
  agentRuns(): Promise<boolean>;
  /** Whether searches bypass the VPN; null where the app has no such setting. */
  vpnExclusion(): Promise<boolean | null>;
  /** @throws RemovalRefused, NativeError */
  setVpnExclusion(enabled: boolean): Promise<void>;
  /** Hides a record that belongs to somebody else. */
  hide(recordId: number): Promise<void>;
  deleteProfile(): Promise<void>;
  /** Opens the app's form; null where it has none. */
  feedback(): Promise<(() => void) | null>;
  onState(listener: (state: RemovalState) => void): () => void;
};

export type Refused = 'version' | 'name' | 'year' | 'address' | 'profile' | 'scan' | 'record' | 'setting';

/** The app understood the request and refused it. */
export class RemovalRefused extends Error {
  override name = 'RemovalRefused';

  constructor(readonly what: Refused) {
    super(`The app refused the ${what}`);
  }
}

type Channel = NativeChannel<'brokerRemoval'>;

/** The app around this page, or null outside one. */
export function openRemovalApp(
  target?: object,
  touchPoints: number = globalThis.navigator.maxTouchPoints,
): RemovalApp | null {
  const channel = openChannel('brokerRemoval', target);
  return channel && speakTo(channel, touchPoints);
}

const MaybeProfile = z.union([RemovalProfile, BrokerRemovalResponse]);
const MaybeScan = z.union([InitialScanStatus, BrokerRemovalResponse]);
const MaybeMaintenanceScan = z.union([MaintenanceScanStatus, BrokerRemovalResponse]);

function speakTo(channel: Channel, touchPoints: number): RemovalApp {
  /** What the app holds after a save that failed half-way. */
  let unsaved: Lists | null = null;
  async function profile(): Promise<RemovalProfile | null> {
    const answer = await channel.request('getCurrentUserProfile', {}, MaybeProfile);
    return 'names' in answer ? answer : null;
  }
  return {
    async begin() {
      const version = removalProtocolVersion;
      const answer = await channel.request('handshake', { version }, RemovalHandshake);
      assertAccepted(answer, 'version');
      const { isAuthenticatedUser, isUserEligibleForFreeTrial: trial = null } =
        answer.userdata ?? answer.userData ?? {};
      return { free: isAuthenticatedUser === false, trial };
    },
    profile,
    async save(wanted) {
      // Apple's apps return the saved profile and yet keep the edits; Android's start over when they are asked.
      if (!unsaved || channel.transport === 'android') unsaved = listsOf(await profile());
      await saveProfile(channel, unsaved, wanted);
      unsaved = null;
    },
    startScan: async () =>
      assertAccepted(await channel.request('startScanAndOptOut', {}, BrokerRemovalResponse), 'scan'),
    async scan() {
      const answer = await channel.request('initialScanStatus', {}, MaybeScan, channelLimits.lookup);
      return 'scanProgress' in answer ? answer : null;
    },
    async maintenanceScan() {
      const answer = await channel.request(
        'maintenanceScanStatus',
        {},
        MaybeMaintenanceScan,
        channelLimits.lookup,
      );
      return 'scanSchedule' in answer ? answer : null;
    },
    async sites() {
      return (await channel.request('getDataBrokers', {}, DataBrokerList, channelLimits.lookup)).dataBrokers;
    },
    async agentRuns() {
      try {
        const answer = await channel.request('getBackgroundAgentMetadata', {}, AgentMetadata);
        return answer.isAgentRunning !== false;
      } catch {
        return true;
      }
    },
    async vpnExclusion() {
      try {
        return (await channel.request('getVpnExclusionSetting', {}, VpnExclusionResult)).enabled ?? null;
      } catch {
        return null;
      }
    },
    async setVpnExclusion(enabled) {
      const params = { enabled, version: removalProtocolVersion };
      assertAccepted(
        await channel.request('setVpnExclusionSetting', params, BrokerRemovalResponse),
        'setting',
      );
    },
    async hide(recordId) {
      assertAccepted(
        await channel.request('removeOptOutFromDashboard', { recordId }, BrokerRemovalResponse),
        'record',
      );
    },
    async deleteProfile() {
      assertAccepted(
        await channel.request('deleteUserProfileData', {}, BrokerRemovalResponse, channelLimits.lookup),
        'profile',
      );
      unsaved = null;
    },
    async feedback() {
      if (!hasFeedbackForm(channel.transport, touchPoints)) return null;
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

/** The lists of the app's profile, with the edits that it has accepted. */
type Lists = { names: RemovalName[]; addresses: RemovalAddress[] };

function listsOf(profile: RemovalProfile | null): Lists {
  return { names: [...(profile?.names ?? [])], addresses: [...(profile?.addresses ?? [])] };
}

async function saveProfile(
  { request, transport }: Channel,
  { names, addresses }: Lists,
  wanted: RemovalProfile,
): Promise<void> {
  const { lookup } = channelLimits;
  const accept = async (what: Refused, answer: Promise<BrokerRemovalResponse>) =>
    assertAccepted(await answer, what);
  const parts = transport === 'android' ? androidParts : everyPart;
  await editList(names, wanted.names, samePerson(parts.name), {
    set: (index, name) =>
      accept(
        'name',
        request('setNameAtIndexInCurrentUserProfile', { index, name }, BrokerRemovalResponse, lookup),
      ),
    remove: (index) =>
      accept(
        'name',
        request('removeNameAtIndexFromCurrentUserProfile', { index }, BrokerRemovalResponse, lookup),
      ),
    add: (name) =>
      accept('name', request('addNameToCurrentUserProfile', name, BrokerRemovalResponse, lookup)),
  });
  const year = { year: wanted.birthYear };
  await accept('year', request('setBirthYearForCurrentUserProfile', year, BrokerRemovalResponse, lookup));
  await editList(addresses, wanted.addresses, samePlace(parts.address), {
    set: (index, address) =>
      accept(
        'address',
        request('setAddressAtIndexInCurrentUserProfile', { index, address }, BrokerRemovalResponse, lookup),
      ),
    remove: (index) =>
      accept(
        'address',
        request('removeAddressAtIndexFromCurrentUserProfile', { index }, BrokerRemovalResponse, lookup),
      ),
    add: (address) =>
      accept('address', request('addAddressToCurrentUserProfile', address, BrokerRemovalResponse, lookup)),
  });
  await accept('profile', request('saveProfile', {}, BrokerRemovalResponse, lookup));
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
  send: SendEdits<Value>,
): Promise<void> {
  const distinct = wanted.filter((one, index) => wanted.findIndex((other) => same(one, other)) === index);
  const { changed, removed, added } = listEdits(known, distinct, same);
  for (const { index, value } of changed) {
    await send.set(index, value);
    known[index] = value;
  }
  for (const index of removed) {
    await send.remove(index);
    known.splice(index, 1);
  }
  for (const value of added) {
    await send.add(value);
    known.push(value);
  }
}

function assertAccepted({ success }: { success: boolean }, what: Refused): void {
  if (!success) throw new RemovalRefused(what);
}
