import * as z from 'zod/mini';
import { NoParams } from './empty';
import { FeatureConfigResult } from './featureConfig';
import type { MessageCatalogue } from './message';

const maybeText = z.optional(z.nullable(z.string()));
/** Seconds since the epoch, with fractions: these messages differ from all others. */
const seconds = z.number();
const maybeSeconds = z.optional(z.nullable(z.number()));

/** The version of the protocol that our screens speak; the app says whether it is its own. */
export const removalProtocolVersion = 8;

export const RemovalName = z.object({
  first: z.string(),
  middle: maybeText,
  last: z.string(),
  suffix: maybeText,
});
export type RemovalName = z.infer<typeof RemovalName>;
export const RemovalAddress = z.object({
  street: maybeText,
  city: z.string(),
  state: z.string(),
  zipCode: maybeText,
});
export type RemovalAddress = z.infer<typeof RemovalAddress>;
export const RemovalProfile = z.object({
  names: z.array(RemovalName),
  birthYear: z.int(),
  addresses: z.array(RemovalAddress),
});
export type RemovalProfile = z.infer<typeof RemovalProfile>;

/** `success: false` with an empty or repeated name or address, and when there is nothing to answer with. */
export const RemovalAnswer = z.object({
  success: z.boolean(),
  version: z.optional(z.number()),
  id: maybeText,
  message: maybeText,
});
export type RemovalAnswer = z.infer<typeof RemovalAnswer>;

export const DataBroker = z.object({
  name: z.string(),
  url: z.string(),
  date: maybeSeconds,
  parentURL: maybeText,
  optOutUrl: maybeText,
});
export type DataBroker = z.infer<typeof DataBroker>;

const matchParts = {
  dataBroker: DataBroker,
  name: z.string(),
  addresses: z.array(RemovalAddress),
  alternativeNames: z.array(z.string()),
  optOutSubmittedDate: maybeSeconds,
  estimatedRemovalDate: maybeSeconds,
  removedDate: maybeSeconds,
};
export const BrokerMatch = z.object({
  ...matchParts,
  id: z.optional(z.nullable(z.number())),
  relatives: z.array(z.string()),
  foundDate: seconds,
  hasMatchingRecordOnParentBroker: z.optional(z.boolean()),
});
export type BrokerMatch = z.infer<typeof BrokerMatch>;
export const CompletedOptOut = z.object({
  ...matchParts,
  matches: z.int(),
  date: seconds,
  foundDate: maybeSeconds,
});
export type CompletedOptOut = z.infer<typeof CompletedOptOut>;

export const InitialScanStatus = z.object({
  resultsFound: z.array(BrokerMatch),
  scanProgress: z.object({
    currentScans: z.int(),
    totalScans: z.int(),
    /** `status` is `in-progress` or `completed`. */
    scannedBrokers: z.array(z.object({ name: z.string(), url: z.string(), status: z.string() })),
  }),
});
export type InitialScanStatus = z.infer<typeof InitialScanStatus>;

const ScanDate = z.object({ date: seconds, dataBrokers: z.array(DataBroker) });
export const MaintenanceScanStatus = z.object({
  inProgressOptOuts: z.array(BrokerMatch),
  completedOptOuts: z.array(CompletedOptOut),
  scanSchedule: z.object({ lastScan: ScanDate, nextScan: ScanDate }),
  scanHistory: z.object({ sitesScanned: z.int() }),
});
export type MaintenanceScanStatus = z.infer<typeof MaintenanceScanStatus>;

export const RemovalHandshake = z.object({
  version: z.number(),
  success: z.boolean(),
  userdata: z.optional(
    z.object({
      isAuthenticatedUser: z.boolean(),
      isUserEligibleForFreeTrial: z.optional(z.boolean()),
    }),
  ),
});
export type RemovalHandshake = z.infer<typeof RemovalHandshake>;

export const removalStates = ['Onboarding', 'ProfileReview', 'Dashboard'] as const;
export const RemovalStateUpdate = z.object({ state: z.enum(removalStates) });
export type RemovalState = (typeof removalStates)[number];

export const DataBrokerList = z.object({ dataBrokers: z.array(DataBroker) });
export const AgentMetadata = z.object({
  lastRunAppVersion: z.string(),
  lastRunAgentVersion: maybeText,
  isAgentRunning: z.optional(z.boolean()),
  agentSchedulerState: maybeText,
});
export const VpnExclusion = z.object({ enabled: z.optional(z.nullable(z.boolean())) });

const Index = z.object({ index: z.int() });

function edited<Params extends z.ZodMiniType, Description extends string>(
  description: Description,
  params: Params,
) {
  return { kind: 'request', description, params, result: RemovalAnswer } as const;
}

/** Context `dbpui`, feature `dbpuiCommunication`: the removal screens at `/dbp` (product facts §2.7). */
export const brokerRemovalMessages = {
  handshake: {
    kind: 'request',
    description: 'Agrees on the version of the protocol and tells whether somebody is signed in.',
    params: z.object({ version: z.int() }),
    result: RemovalHandshake,
  },
  getCurrentUserProfile: {
    kind: 'request',
    description: 'The profile that is searched for; success false when there is none.',
    params: NoParams,
    result: z.union([RemovalProfile, RemovalAnswer]),
  },
  addNameToCurrentUserProfile: edited('Adds a name to the profile.', RemovalName),
  setNameAtIndexInCurrentUserProfile: edited(
    'Replaces a name of the profile.',
    z.object({ index: z.int(), name: RemovalName }),
  ),
  removeNameAtIndexFromCurrentUserProfile: edited('Removes a name from the profile.', Index),
  setBirthYearForCurrentUserProfile: edited('Sets the year of birth.', z.object({ year: z.int() })),
  addAddressToCurrentUserProfile: edited('Adds an address to the profile.', RemovalAddress),
  setAddressAtIndexInCurrentUserProfile: edited(
    'Replaces an address of the profile.',
    z.object({ index: z.int(), address: RemovalAddress }),
  ),
  removeAddressAtIndexFromCurrentUserProfile: edited('Removes an address from the profile.', Index),
  saveProfile: edited('Stores the profile on this device.', NoParams),
  deleteUserProfileData: edited('Deletes the profile and everything found for it.', NoParams),
  startScanAndOptOut: edited('Starts looking for records and having them removed.', NoParams),
  initialScanStatus: {
    kind: 'request',
    description: 'How far the first scan is, and what it has found.',
    params: NoParams,
    result: z.union([InitialScanStatus, RemovalAnswer]),
  },
  maintenanceScanStatus: {
    kind: 'request',
    description: 'Running and finished removals, and when the next scan is.',
    params: NoParams,
    result: z.union([MaintenanceScanStatus, RemovalAnswer]),
  },
  getDataBrokers: {
    kind: 'request',
    description: 'The sites that are searched.',
    params: NoParams,
    result: DataBrokerList,
  },
  getBackgroundAgentMetadata: {
    kind: 'request',
    description: 'Whether the part of the app that works in the background runs.',
    params: NoParams,
    result: AgentMetadata,
  },
  getFeatureConfig: {
    kind: 'request',
    description: 'Which forms of feedback the app has.',
    params: NoParams,
    result: FeatureConfigResult,
  },
  getVpnExclusionSetting: {
    kind: 'request',
    description: 'Whether scans go past the VPN.',
    params: NoParams,
    result: VpnExclusion,
  },
  setVpnExclusionSetting: edited(
    'Lets scans go past the VPN, or not.',
    z.object({ enabled: z.boolean(), version: z.int() }),
  ),
  removeOptOutFromDashboard: edited(
    'Hides a record that is somebody else’s.',
    z.object({ recordId: z.number() }),
  ),
  openSendFeedbackModal: {
    kind: 'notification',
    description: 'Opens the feedback form of the app.',
    params: NoParams,
  },
  setState: {
    kind: 'event',
    description: 'The screen that the app wants to see.',
    params: RemovalStateUpdate,
  },
} as const satisfies MessageCatalogue;
