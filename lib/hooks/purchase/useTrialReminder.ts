import { useEffect, useState } from 'react';
import { reminderDays } from '../../content/app/reminderDays';
import { mayNotify, requestNotifications } from '../../native/notifications';
import type { PurchaseExtras } from '../../native/purchase';
import type { AppPlan } from '../../native/subscriptionOptions';
import { useNativeHost } from '../native/useNativeHost';

export type TrialReminder = {
  /** `no` when the app cannot remind or no trial is long enough; `refused` when the person just refused. */
  state: 'no' | 'offered' | 'asking' | 'wanted' | 'refused';
  choose(wanted: boolean): void;
  /** What is sent along with the purchase. */
  extras: Pick<PurchaseExtras, 'scheduleNotification'>;
};

/** A reminder by the app before a plan's trial ends. Choosing it makes the app ask the person for permission. */
export function useTrialReminder(plan: AppPlan | null): TrialReminder {
  const channel = useNativeHost()?.channel;
  const [possible, setPossible] = useState(false);
  const [choice, setChoice] = useState<'offered' | 'asking' | 'wanted' | 'refused'>('offered');
  useEffect(() => {
    if (!channel) return;
    let mounted = true;
    void mayNotify(channel).then((answer) => mounted && setPossible(answer));
    return () => {
      mounted = false;
    };
  }, [channel]);

  const days = plan?.trial?.days ?? 0;
  const state = possible && days > reminderDays ? choice : 'no';

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
