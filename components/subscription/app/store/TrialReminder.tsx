import { reminderDays } from '@/lib/content/app/reminderDays';
import { storeWords } from '@/lib/content/app/store';
import type { TrialReminder as Reminder } from '@/lib/hooks/purchase/useTrialReminder';

/** The option to be reminded before a trial ends; nothing when the app cannot remind. */
export function TrialReminder({ reminder: { state, choose } }: { reminder: Reminder }) {
  const { label, refused } = storeWords.reminder;
  if (state === 'no') return null;
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={state === 'asking' || state === 'wanted'}
          disabled={state === 'refused'}
          onChange={({ target }) => choose(target.checked)}
        />
        {label(reminderDays)}
      </label>
      <p role="status">{state === 'refused' ? refused : null}</p>
      <style jsx>{`
        label {
          display: flex;
          align-items: start;
          gap: var(--space-3);
          min-height: 2.75rem;
          padding-block: 0.625rem;
          line-height: 1.5;
          text-wrap: balance;
        }

        input {
          flex: none;
          width: 1.25rem;
          height: 1.25rem;
          margin: 0.125rem 0 0;
          accent-color: var(--color-accent);
        }

        /* Below the label's text, and with the same room below it. */
        p:not(:empty) {
          padding: 0 0 0.625rem calc(1.25rem + var(--space-3));
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }
      `}</style>
    </div>
  );
}
