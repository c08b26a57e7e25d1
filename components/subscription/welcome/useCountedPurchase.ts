import { useEffect } from 'react';
import { countPurchase } from '@/lib/experiments/countPurchase';
import { tabStorage } from '@/lib/hooks/session/tabStorage';

/** Counts the purchase for the experiments it took part in, once it has arrived. */
export function useCountedPurchase(arrived: boolean): void {
  useEffect(() => {
    if (!arrived) return;
    const { search } = window.location;
    if (new URLSearchParams(search).get('success') !== 'true') return;
    countPurchase(search, tabStorage());
  }, [arrived]);
}
