import type { FeatureConfig } from '../contract/siteResponses';
import { CommunicationError } from '../http/CommunicationError';
import { NetworkError } from '../http/HttpError';
import type { AuthMethods } from './AuthMethods';
import type { Connection } from './Connection';
import { v2Methods } from './v2Methods';

/** The sign-in flow that the remote settings ask for (specification §6). The older one is loaded only where used. */
export async function chooseAuth(flags: FeatureConfig, connection: Connection): Promise<AuthMethods> {
  if (flags.useSubscriptionsAuthV2) return v2Methods(connection);
  const v1 = await import('./v1Methods').catch((cause: unknown) => {
    throw new CommunicationError(new NetworkError('The older sign-in could not be fetched', { cause }));
  });
  return v1.v1Methods(connection);
}
