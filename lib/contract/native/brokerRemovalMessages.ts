import * as z from 'zod/mini';
import {
  AgentMetadata,
  BrokerRemovalResponse,
  DataBrokerList,
  InitialScanStatus,
  MaintenanceScanStatus,
  RemovalAddress,
  RemovalHandshake,
  RemovalName,
  RemovalProfile,
  RemovalStateUpdate,
  VpnExclusionResult,
} from './brokerRemoval';
import { NoParams } from './empty';
import { FeatureConfigResult } from './featureConfigMessages';
import type { MessageCatalog } from './message';

const Index = z.object({ index: z.int() });

function edited<Params extends z.ZodMiniType, Description extends string>(
  description: Description,
  params: Params,
) {
  return { kind: 'request', description, params, result: BrokerRemovalResponse } as const;
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
    result: z.union([RemovalProfile, BrokerRemovalResponse]),
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
    result: z.union([InitialScanStatus, BrokerRemovalResponse]),
  },
  maintenanceScanStatus: {
    kind: 'request',
    description: 'Running and finished removals, and when the next scan is.',
    params: NoParams,
    result: z.union([MaintenanceScanStatus, BrokerRemovalResponse]),
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
    result: VpnExclusionResult,
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
} as const satisfies MessageCatalog;
