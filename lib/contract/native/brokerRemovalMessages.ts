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
import { FeatureConfigResult } from './featureConfigMessages';
import { type MessageCatalog, notifies, pushes, requests } from './message';

const Index = z.object({ index: z.int() });

/** An edit that the app accepts or refuses. */
function edited(description: string) {
  return requests(description, BrokerRemovalResponse);
}

/** Context `dbpui`, feature `dbpuiCommunication`: the removal screens at `/dbp` (product facts §2.7). */
export const brokerRemovalMessages = {
  handshake: {
    ...requests(
      'Agrees on the version of the protocol and tells whether somebody is signed in.',
      RemovalHandshake,
    ),
    params: z.object({ version: z.int() }),
  },
  getCurrentUserProfile: requests(
    'The profile that is searched for; success false when there is none.',
    z.union([RemovalProfile, BrokerRemovalResponse]),
  ),
  addNameToCurrentUserProfile: { ...edited('Adds a name to the profile.'), params: RemovalName },
  setNameAtIndexInCurrentUserProfile: {
    ...edited('Replaces a name of the profile.'),
    params: z.object({ index: z.int(), name: RemovalName }),
  },
  removeNameAtIndexFromCurrentUserProfile: { ...edited('Removes a name from the profile.'), params: Index },
  setBirthYearForCurrentUserProfile: {
    ...edited('Sets the year of birth.'),
    params: z.object({ year: z.int() }),
  },
  addAddressToCurrentUserProfile: { ...edited('Adds an address to the profile.'), params: RemovalAddress },
  setAddressAtIndexInCurrentUserProfile: {
    ...edited('Replaces an address of the profile.'),
    params: z.object({ index: z.int(), address: RemovalAddress }),
  },
  removeAddressAtIndexFromCurrentUserProfile: {
    ...edited('Removes an address from the profile.'),
    params: Index,
  },
  saveProfile: edited('Stores the profile on this device.'),
  deleteUserProfileData: edited('Deletes the profile and everything found for it.'),
  startScanAndOptOut: edited('Starts looking for records and having them removed.'),
  initialScanStatus: requests(
    'How far the first scan is, and what it has found.',
    z.union([InitialScanStatus, BrokerRemovalResponse]),
  ),
  maintenanceScanStatus: requests(
    'Running and finished removals, and when the next scan is.',
    z.union([MaintenanceScanStatus, BrokerRemovalResponse]),
  ),
  getDataBrokers: requests('The sites that are searched.', DataBrokerList),
  getBackgroundAgentMetadata: requests(
    'Whether the part of the app that works in the background runs.',
    AgentMetadata,
  ),
  getFeatureConfig: requests('Which forms of feedback the app has.', FeatureConfigResult),
  getVpnExclusionSetting: requests('Whether scans go past the VPN.', VpnExclusionResult),
  setVpnExclusionSetting: {
    ...edited('Lets scans go past the VPN, or not.'),
    params: z.object({ enabled: z.boolean(), version: z.int() }),
  },
  removeOptOutFromDashboard: {
    ...edited('Hides a record that is somebody else’s.'),
    params: z.object({ recordId: z.number() }),
  },
  openSendFeedbackModal: notifies('Opens the feedback form of the app.'),
  setState: pushes('The screen that the app wants to see.', RemovalStateUpdate),
} as const satisfies MessageCatalog;
