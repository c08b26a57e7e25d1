import { RetryNotice } from '@/components/subscription/RetryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { manageWords } from '@/lib/content/account/manage';

type Props = {
  state: 'pending' | 'error';
  words: { loading: string; failed: string };
  /** How tall a row of the list is, so that nothing moves once the first one is there. */
  row: 'low' | 'high';
  reload: () => void;
};

/** In place of a list until it is loaded; when that failed, with a way to try again. */
export function UnloadedList({ state, words, row, reload }: Props) {
  if (state === 'error')
    return <RetryNotice tone="warning" title={words.failed} retry={manageWords.retry} onRetry={reload} />;
  return (
    <div className="holder" data-row={row}>
      <p role="status">
        <span className="spoken">{words.loading}</span>
      </p>
      <Skeleton width="medium" />
      <style jsx>{`
        [data-row='low'] {
          min-height: 3.25rem;
          padding-block: var(--space-3);
        }

        [data-row='high'] {
          min-height: 4.5rem;
          padding-block: var(--space-5);
        }
      `}</style>
    </div>
  );
}
