import type { FeatureConfig } from '../contract/site';
import type { AuthMethods } from './AuthMethods';
import type { Connection } from './Connection';
import { v1Methods } from './v1Methods';
import { v2Methods } from './v2Methods';

/** The flow that the remote setting asks for: v2 when `useSubscriptionsAuthV2` is on, else v1 (specification §6). */
export function chooseAuth(flags: FeatureConfig, connection: Connection): AuthMethods {
  return flags.useSubscriptionsAuthV2 ? v2Methods(connection) : v1Methods(connection);
}
