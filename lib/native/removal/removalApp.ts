import * as z from 'zod/mini';
import {
  AgentMetadata,
  BrokerRemovalResponse,
  type DataBroker,
  DataBrokerList,
  InitialScanStatus,
  MaintenanceScanStatus,
  RemovalHandshake,
  RemovalProfile,
  type RemovalState,
  RemovalStateUpdate,
  removalProtocolVersion,
  VpnExclusionResult,
} from '../../contract/native/brokerRemoval';
import { FeatureConfigResult } from '../../contract/native/featureConfigMessages';
import { channelLimits } from '../channel/channelLimits';
import { type NativeChannel, openChannel } from '../channel/openChannel';
import { listEdits } from './listEdits';
import { sameAddress, sameName } from './removalProfile';

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
export function openRemovalApp(target?: object): RemovalApp | null {
  const channel = openChannel('brokerRemoval', target);
  return channel && speakTo(channel);
}

const MaybeProfile = z.union([RemovalProfile, BrokerRemovalResponse]);
const MaybeScan = z.union([InitialScanStatus, BrokerRemovalResponse]);
const MaybeMaintenanceScan = z.union([MaintenanceScanStatus, BrokerRemovalResponse]);

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
      const { isAuthenticatedUser, isUserEligibleForFreeTrial: trial = null } =
        answer.userdata ?? answer.userData ?? {};
      return { free: isAuthenticatedUser === false, trial };
    },
    profile,
    save: async (wanted) => saveProfile(channel, await profile(), wanted),
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
    deleteProfile: async () =>
      assertAccepted(
        await channel.request('deleteUserProfileData', {}, BrokerRemovalResponse, channelLimits.lookup),
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

/** The order is that of `listEdits`: replacements first, while all indexes are still valid. */
async function saveProfile(
  { request }: Channel,
  known: RemovalProfile | null,
  wanted: RemovalProfile,
): Promise<void> {
  const accept = async (what: Refused, answer: Promise<BrokerRemovalResponse>) =>
    assertAccepted(await answer, what);
  const names = listEdits(known?.names ?? [], wanted.names, sameName);
  for (const { index, value: name } of names.changed)
    await accept(
      'name',
      request('setNameAtIndexInCurrentUserProfile', { index, name }, BrokerRemovalResponse),
    );
  for (const index of names.removed)
    await accept(
      'name',
      request('removeNameAtIndexFromCurrentUserProfile', { index }, BrokerRemovalResponse),
    );
  for (const name of names.added)
    await accept('name', request('addNameToCurrentUserProfile', name, BrokerRemovalResponse));
  const year = { year: wanted.birthYear };
  await accept('year', request('setBirthYearForCurrentUserProfile', year, BrokerRemovalResponse));
  const addresses = listEdits(known?.addresses ?? [], wanted.addresses, sameAddress);
  for (const { index, value: address } of addresses.changed)
    await accept(
      'address',
      request('setAddressAtIndexInCurrentUserProfile', { index, address }, BrokerRemovalResponse),
    );
  for (const index of addresses.removed)
    await accept(
      'address',
      request('removeAddressAtIndexFromCurrentUserProfile', { index }, BrokerRemovalResponse),
    );
  for (const address of addresses.added)
    await accept('address', request('addAddressToCurrentUserProfile', address, BrokerRemovalResponse));
  await accept('profile', request('saveProfile', {}, BrokerRemovalResponse, channelLimits.lookup));
}

function assertAccepted({ success }: { success: boolean }, what: Refused): void {
  if (!success) throw new RemovalRefused(what);
}
