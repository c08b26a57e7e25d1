import { useEffect, useState } from 'react';
import { reminderDays } from '../../content/app/reminderDays';
import { mayNotify, requestNotifications } from '../../native/notifications';
import type { AppPlan } from '../../native/subscriptionOptions';
import { useNativeHost } from '../native/useNativeHost';

export type TrialReminder = ReturnType<typeof useTrialReminder>;

/**
 * A reminder by the app before a plan's trial ends. Choosing it makes the app ask the person for permission. Its state is
 * `no` when the app cannot remind or no trial is long enough; `extras` is sent along with the purchase.
 */
export function useTrialReminder(plan: AppPlan | null) {
  const channel = useNativeHost()?.channel;
  const [possible, setPossible] = useState(false);
  const [choice, setChoice] = useState<'offered' | 'asking' | 'wanted' | 'refused'>('offered');
  useEffect(() => {
    if (channel) void mayNotify(channel).then(setPossible);
  }, [channel]);

  const days = plan?.trial?.days ?? 0;
  const state = possible && days > reminderDays ? choice : ('no' as const);

  function choose(wanted: boolean): void {
    setChoice(wanted && channel ? 'asking' : 'offered');
    if (!wanted || !channel) return;
    void requestNotifications(channel).then((granted) => {
      const answer = granted ? 'wanted' : 'refused';
      // Whoever thought better of it in the meantime is not reminded.
      setChoice((now) => (now === 'asking' ? answer : now));
    });
  }
  return {
    state,
    choose,
    extras: state === 'wanted' ? { scheduleNotification: { daysBeforeCancel: reminderDays } } : {},
  };
}
