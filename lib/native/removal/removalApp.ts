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
import { makeTurns } from '../channel/makeTurns';
import { type NativeChannel, openChannel } from '../channel/openChannel';
import { hasFeedbackForm } from '../hasFeedbackForm';
import { makeEditAnswers } from './editAnswers';
import { androidParts, everyPart, type ProfileParts } from './removalProfile';
import { assertAccepted } from './removalRefused';
import { isAsWanted, type Lists, listsOf, saveProfile } from './saveProfile';

/**
 * The app as the removal screens see it (product facts §2.7).
 *
 * What is sent: the profile to search for, and questions about the scan. Where it goes: to the app on this device,
 * which does the searching and keeps everything. What never happens: none of it is sent to our servers, and the page
 * itself stores nothing, not even during the visit.
 */
export type RemovalApp = {
  /** The parts of names and addresses that the app keeps: others need not be asked for. */
  parts: ProfileParts;
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
  const answers = makeEditAnswers();
  /** Saves and deletions: each goes by what the one before has left. */
  const inTurn = makeTurns('change of the profile');
  const parts = channel.transport === 'android' ? androidParts : everyPart;
  /** Whether the app holds no edits of an earlier page. Android's starts over when it is asked for the profile. */
  let certain = channel.transport === 'android';
  async function profile(): Promise<RemovalProfile | null> {
    const answer = await channel.request('getCurrentUserProfile', {}, MaybeProfile, channelLimits.lookup);
    return 'names' in answer ? answer : null;
  }
  return {
    parts,
    async begin() {
      const version = removalProtocolVersion;
      const answer = await channel.request('handshake', { version }, RemovalHandshake, channelLimits.lookup);
      assertAccepted(answer, 'version');
      const { isAuthenticatedUser, isUserEligibleForFreeTrial: trial = null } =
        answer.userdata ?? answer.userData ?? {};
      return { free: isAuthenticatedUser === false, trial };
    },
    profile,
    save: (wanted) =>
      inTurn(async () => {
        // Apple's apps return the saved profile and yet keep the edits; Android's start over when they are asked.
        if (channel.transport !== 'android') await answers.settle();
        if (!unsaved || channel.transport === 'android') unsaved = listsOf(await profile());
        await saveProfile(channel, { held: unsaved, wanted, parts, answers, certain });
        unsaved = null;
        if (certain) return;
        // Now that it has saved what it holds, the app says what that is.
        const saved = listsOf(await profile());
        certain = true;
        if (isAsWanted(saved, wanted, parts)) return;
        unsaved = saved;
        await saveProfile(channel, { held: saved, wanted, parts, answers, certain });
        unsaved = null;
      }),
    startScan: async () =>
      assertAccepted(
        await channel.request('startScanAndOptOut', {}, BrokerRemovalResponse, channelLimits.lookup),
        'scan',
      ),
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
        await channel.request('setVpnExclusionSetting', params, BrokerRemovalResponse, channelLimits.lookup),
        'setting',
      );
    },
    async hide(recordId) {
      assertAccepted(
        await channel.request(
          'removeOptOutFromDashboard',
          { recordId },
          BrokerRemovalResponse,
          channelLimits.lookup,
        ),
        'record',
      );
    },
    deleteProfile: () =>
      inTurn(async () => {
        assertAccepted(
          await channel.request('deleteUserProfileData', {}, BrokerRemovalResponse, channelLimits.lookup),
          'profile',
        );
        unsaved = null;
        certain = true;
        answers.forget();
      }),
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
