import { useEffect } from 'react';
import { countReturnedPurchase } from '@/lib/experiments/countPurchase';
import { tabStorage } from '@/lib/hooks/session/tabStorage';

/** Counts the purchase for the experiments it was part of, once it has arrived. */
export function useCountedPurchase(arrived: boolean): void {
  useEffect(() => {
    if (arrived) countReturnedPurchase(window.location.search, tabStorage());
  }, [arrived]);
}
