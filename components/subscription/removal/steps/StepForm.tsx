import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Announcement } from '@/components/subscription/account/Announcement';
import { Button } from '@/components/ui/forms/Button';
import { removalWords } from '@/lib/content/app/removal';

type Props = {
  faults: number;
  /** Called on every attempt; `shown` says whether messages are visible from now on. */
  children: (shown: boolean) => ReactNode;
  submit?: string;
  busyLabel?: string | null;
  onDone: () => void;
  onBack?: () => void;
  backLabel?: string;
};

/** The form of a step. Messages appear with the first attempt, and the first invalid field gets the focus. */
export function StepForm({
  faults,
  children,
  submit = removalWords.next,
  busyLabel = null,
  onDone,
  onBack,
  backLabel = removalWords.back,
}: Props) {
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function attempt(event: FormEvent): void {
    event.preventDefault();
    if (faults === 0) {
      onDone();
      return;
    }
    setTried(true);
    // The messages are in the page from the next frame on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form className="in-column gap-5" ref={form} onSubmit={attempt} noValidate>
      <Announcement text={tried && faults > 0 ? removalWords.invalid(faults) : ''} />
      {children(tried)}
      <div className="buttons in-column gap-3">
        {onBack ? (
          <Button variant="secondary" blocked={busyLabel !== null} onClick={onBack}>
            {backLabel}
          </Button>
        ) : null}
        <Button type="submit" busyLabel={busyLabel}>
          {submit}
        </Button>
      </div>
      <style jsx>{`
        .buttons {
          grid-auto-columns: minmax(0, auto);
          grid-auto-flow: column;
          justify-content: space-between;
        }

        @media (--from-compact) {
          .buttons > :global(:only-child) {
            min-width: 12rem;
          }
        }

        /* Side by side where both labels fit on a line, otherwise the main button above the other. */
        @media (--below-compact) {
          .buttons {
            position: sticky;
            bottom: 0;
            display: flex;
            flex-wrap: wrap-reverse;
            margin-inline: -1rem;
            padding: var(--space-3) 1rem;
            border-top: 1px solid var(--color-border);
            background: var(--color-surface);
          }

          .buttons > :global(*) {
            flex: 1 0 auto;
            max-width: 100%;
          }

          .buttons > :global(:last-child) {
            flex-grow: 100;
          }
        }
      `}</style>
    </form>
  );
}
