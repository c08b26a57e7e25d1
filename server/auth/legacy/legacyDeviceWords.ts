import type { DeviceWords } from '@/lib/contract/signInDevice';
import { deviceWordsOf } from '@/server/auth/tokens/deviceWords';
import type { RequestContext } from '@/server/http/requestContext';

/** v1 names no client: our pages are told from apps by the header that browsers add to every call. */
export function legacyDeviceWords(context: RequestContext): DeviceWords {
  const client = context.header('sec-fetch-site') === null ? 'native' : 'web';
  return deviceWordsOf(client, context.header('user-agent'));
}
