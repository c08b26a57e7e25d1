import { useEffect, useState } from 'react';
import { reminderDays } from '../../content/app/store';
import { mayNotify, requestNotifications } from '../../native/notifications';
import type { PurchaseExtras } from '../../native/purchase';
import type { AppPlan } from '../../native/subscriptionOptions';
import { useNativeHost } from '../native/useNativeHost';

export type TrialReminder = {
  /** `no` where the app cannot remind, or the plan has no trial that is long enough; `refused` by the person just now. */
  state: 'no' | 'offered' | 'asking' | 'wanted' | 'refused';
  choose(wanted: boolean): void;
  /** What goes along with the purchase. */
  extras: Pick<PurchaseExtras, 'scheduleNotification'>;
};

/** A reminder by the app before the trial of a plan ends. The app asks the person for the permission when it is chosen. */
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
    void requestNotifications(channel).then((granted) => setChoice(granted ? 'wanted' : 'refused'));
  }
  return {
    state,
    choose,
    extras: state === 'wanted' ? { scheduleNotification: { daysBeforeCancel: reminderDays } } : {},
  };
}
