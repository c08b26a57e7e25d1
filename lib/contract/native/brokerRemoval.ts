import * as z from 'zod/mini';
import { maybeText } from './tokenMessages';

/** Seconds since the epoch, with fractions, unlike all other messages. */
const seconds = z.number();
const maybeSeconds = z.optional(z.nullable(z.number()));
const maybeTexts = z.optional(z.nullable(z.array(z.string())));
const maybe = z.optional(z.nullable(z.boolean()));

/** The protocol version of our screens; the app says whether it supports it. */
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

/** `success: false` for an empty or duplicate name or address, and when there is nothing to return. */
export const BrokerRemovalResponse = z.object({
  success: z.boolean(),
  version: z.optional(z.nullable(z.number())),
  id: maybeText,
  message: maybeText,
});
export type BrokerRemovalResponse = z.infer<typeof BrokerRemovalResponse>;

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
  alternativeNames: maybeTexts,
  optOutSubmittedDate: maybeSeconds,
  estimatedRemovalDate: maybeSeconds,
  removedDate: maybeSeconds,
};
export const BrokerMatch = z.object({
  ...matchParts,
  id: z.optional(z.nullable(z.number())),
  relatives: maybeTexts,
  foundDate: seconds,
  hasMatchingRecordOnParentBroker: maybe,
});
export type BrokerMatch = z.infer<typeof BrokerMatch>;
export const CompletedOptOut = z.object({
  ...matchParts,
  matches: z.int(),
  /** The day of the removal in Apple's apps; Android's name it only in `removedDate`. */
  date: maybeSeconds,
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

const UserData = z.object({
  isAuthenticatedUser: maybe,
  isUserEligibleForFreeTrial: maybe,
});
export const RemovalHandshake = z.object({
  version: z.number(),
  success: z.boolean(),
  userdata: z.optional(z.nullable(UserData)),
  /** The same in Android's apps. */
  userData: z.optional(z.nullable(UserData)),
});
export type RemovalHandshake = z.infer<typeof RemovalHandshake>;

const removalStates = ['Onboarding', 'ProfileReview', 'Dashboard'] as const;
export const RemovalStateUpdate = z.object({ state: z.enum(removalStates) });
export type RemovalState = (typeof removalStates)[number];

export const DataBrokerList = z.object({ dataBrokers: z.array(DataBroker) });
export const AgentMetadata = z.object({
  lastRunAppVersion: z.string(),
  lastRunAgentVersion: maybeText,
  isAgentRunning: maybe,
  agentSchedulerState: maybeText,
});
export const VpnExclusionResult = z.object({ enabled: maybe });
