import * as z from 'zod/mini';
import {
  AgentMetadata,
  BrokerRemovalResponse,
  type DataBroker,
  DataBrokerList,
  InitialScanStatus,
  MaintenanceScanStatus,
  RemovalHandshake,
  type RemovalState,
  RemovalStateUpdate,
  removalProtocolVersion,
  VpnExclusionResult,
} from '../../contract/native/brokerRemoval';
import { channelLimits } from '../channel/channelLimits';
import { type NativeChannel, openChannel } from '../channel/openChannel';
import { feedbackForm } from '../feedbackForm';
import { type KeptProfile, keepProfile } from './keepProfile';
import { assertAccepted } from './removalRefused';

/**
 * The app as the removal screens see it (product facts §2.7).
 *
 * What is sent: the profile to search for, and questions about the scan. Where it goes: to the app on this device,
 * which does the searching and keeps everything. What never happens: none of it is sent to our servers, and the page
 * itself stores nothing, not even during the visit.
 */
export type RemovalApp = KeptProfile & {
  /**
   * Agrees on the protocol. `free` means a person without the subscription, `trial` whether they may try it first; null
   * when the app does not say. @throws RemovalRefused, NativeError
   */
  begin(): Promise<{ free: boolean; trial: boolean | null }>;
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
  /** Opens the app's form; null where it has none. */
  feedback(): Promise<(() => void) | null>;
  onState(listener: (state: RemovalState) => void): () => void;
};

type Channel = NativeChannel<'brokerRemoval'>;

/** The app around this page, or null outside one. */
export function openRemovalApp(
  target?: object,
  touchPoints: number = globalThis.navigator.maxTouchPoints,
): RemovalApp | null {
  const channel = openChannel('brokerRemoval', target);
  return channel && speakTo(channel, touchPoints);
}

const MaybeScan = z.union([InitialScanStatus, BrokerRemovalResponse]);
const MaybeMaintenanceScan = z.union([MaintenanceScanStatus, BrokerRemovalResponse]);

function speakTo(channel: Channel, touchPoints: number): RemovalApp {
  return {
    async begin() {
      const version = removalProtocolVersion;
      const answer = await channel.request('handshake', { version }, RemovalHandshake, channelLimits.lookup);
      assertAccepted(answer, 'version');
      const { isAuthenticatedUser, isUserEligibleForFreeTrial: trial = null } =
        answer.userdata ?? answer.userData ?? {};
      return { free: isAuthenticatedUser === false, trial };
    },
    ...keepProfile(channel),
    ...scansOf(channel),
    ...settingsOf(channel),
    feedback: () => feedbackForm(channel, touchPoints),
    onState: (listener) => channel.subscribe('setState', RemovalStateUpdate, ({ state }) => listener(state)),
  };
}

/** The searches and what they found. */
function scansOf(
  channel: Channel,
): Pick<RemovalApp, 'startScan' | 'scan' | 'maintenanceScan' | 'sites' | 'hide'> {
  const { lookup } = channelLimits;
  return {
    async startScan() {
      assertAccepted(await channel.request('startScanAndOptOut', {}, BrokerRemovalResponse, lookup), 'scan');
    },
    async scan() {
      const answer = await channel.request('initialScanStatus', {}, MaybeScan, lookup);
      return 'scanProgress' in answer ? answer : null;
    },
    async maintenanceScan() {
      const answer = await channel.request('maintenanceScanStatus', {}, MaybeMaintenanceScan, lookup);
      return 'scanSchedule' in answer ? answer : null;
    },
    async sites() {
      return (await channel.request('getDataBrokers', {}, DataBrokerList, lookup)).dataBrokers;
    },
    async hide(recordId) {
      const name = 'removeOptOutFromDashboard';
      assertAccepted(await channel.request(name, { recordId }, BrokerRemovalResponse, lookup), 'record');
    },
  };
}

/** How the app searches. What it does not say is no failure. */
function settingsOf(channel: Channel): Pick<RemovalApp, 'agentRuns' | 'vpnExclusion' | 'setVpnExclusion'> {
  return {
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
        await channel.request('setVpnExclusionSetting', params, BrokerRemovalResponse, channelLimits.lookup),
        'setting',
      );
    },
  };
}
