import { useNativeHost } from '../native/useNativeHost';

/** Where the subscription is sold: inside an app by the app itself, because its store forbids any other way. */
export function usePlansPath(): '/subscriptions' | '/pro' {
  return useNativeHost()?.inApp ? '/subscriptions' : '/pro';
}
