import type { DeviceWords } from '@/lib/contract/signInDevice';
import { deviceWordsOf } from '@/server/auth/tokens/deviceWords';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * What the mail about a v1 sign-in says of its device. v1 names no client: our pages are told from apps by the header
 * that browsers add to every call.
 */
export function newLegacySignIn(context: RequestContext): { signInId: string; device: DeviceWords } {
  const client = context.header('sec-fetch-site') === null ? 'native' : 'web';
  const device = deviceWordsOf(client, context.header('user-agent'));
  return { signInId: context.services.random.uuid(), device };
}
