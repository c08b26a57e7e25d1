import { useAppAround } from '../native/useAppAround';

/** Where the subscription is sold: inside an app by the app itself, whose stores forbid another way. */
export function usePlansPath(): '/subscriptions' | '/pro' {
  return useAppAround() ? '/subscriptions' : '/pro';
}
