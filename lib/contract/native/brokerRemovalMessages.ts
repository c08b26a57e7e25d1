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
import { type MessageCatalog, notifies, pushes, requests, requestsWith } from './message';

const Index = z.object({ index: z.int() });

/** An edit that the app accepts or refuses. */
function edited(description: string) {
  return requests(description, BrokerRemovalResponse);
}

function editedWith<Params extends z.ZodMiniType>(params: Params, description: string) {
  return requestsWith(params, description, BrokerRemovalResponse);
}

/** Context `dbpui`, feature `dbpuiCommunication`: the removal screens at `/dbp` (product facts §2.7). */
export const brokerRemovalMessages = {
  handshake: requestsWith(
    z.object({ version: z.int() }),
    'Agrees on the version of the protocol and tells whether somebody is signed in.',
    RemovalHandshake,
  ),
  getCurrentUserProfile: requests(
    'The profile that is searched for; success false when there is none.',
    z.union([RemovalProfile, BrokerRemovalResponse]),
  ),
  addNameToCurrentUserProfile: editedWith(RemovalName, 'Adds a name to the profile.'),
  setNameAtIndexInCurrentUserProfile: editedWith(
    z.object({ index: z.int(), name: RemovalName }),
    'Replaces a name of the profile.',
  ),
  removeNameAtIndexFromCurrentUserProfile: editedWith(Index, 'Removes a name from the profile.'),
  setBirthYearForCurrentUserProfile: editedWith(z.object({ year: z.int() }), 'Sets the year of birth.'),
  addAddressToCurrentUserProfile: editedWith(RemovalAddress, 'Adds an address to the profile.'),
  setAddressAtIndexInCurrentUserProfile: editedWith(
    z.object({ index: z.int(), address: RemovalAddress }),
    'Replaces an address of the profile.',
  ),
  removeAddressAtIndexFromCurrentUserProfile: editedWith(Index, 'Removes an address from the profile.'),
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
  setVpnExclusionSetting: editedWith(
    z.object({ enabled: z.boolean(), version: z.int() }),
    'Lets scans go past the VPN, or not.',
  ),
  removeOptOutFromDashboard: editedWith(
    z.object({ recordId: z.number() }),
    'Hides a record that is somebody else’s.',
  ),
  openSendFeedbackModal: notifies('Opens the feedback form of the app.'),
  setState: pushes('The screen that the app wants to see.', RemovalStateUpdate),
} as const satisfies MessageCatalog;
