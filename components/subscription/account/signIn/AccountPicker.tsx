import { type FormEvent, useRef, useState } from 'react';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/forms/Button';
import { FieldError } from '@/components/ui/forms/FieldError';
import { signInWords } from '@/lib/content/account/signIn';
import { dayForReader } from '@/lib/content/days';
import type { PersonError } from '@/lib/content/site/errors/personError';
import type { AccountChoice } from '@/lib/contract/auth';

type Props = {
  choices: readonly AccountChoice[];
  busy: boolean;
  error: PersonError | null;
  onChoose: (choice: string) => void;
};

const words = signInWords.choice;
const errorId = 'account-missing';

/** Asks which of several subscriptions paid for under one email address to open. Nothing is preselected. */
export function AccountPicker({ choices, busy, error, onChoose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  function open(event: FormEvent) {
    event.preventDefault();
    setMissing(chosen === null);
    if (chosen === null) first.current?.focus();
    else onChoose(chosen);
  }

  return (
    <form onSubmit={open} noValidate>
      <div className="gap-4 stacked">
        <ScreenError error={error} />
        <fieldset aria-describedby={missing ? errorId : undefined}>
          <legend className="below-3 strong-weight">{words.legend}</legend>
          {choices.map(({ id, current, subscription }, index) => (
            <label className="side-by-side at-start gap-3 medium-corners" key={id}>
              <input
                ref={index === 0 ? first : null}
                type="radio"
                name="account"
                value={id}
                required
                checked={chosen === id}
                onChange={() => {
                  setChosen(id);
                  setMissing(false);
                }}
              />
              <span className="words small-print in-column">
                <span className="name in-row wrapping strong-weight">
                  {subscription ? nameOf(subscription) : words.none}{' '}
                  {current ? <Badge>{words.current}</Badge> : null}{' '}
                  {subscription?.trial ? <Badge tone="neutral">{words.trial}</Badge> : null}
                </span>
                {subscription ? <span>{words.since(dayForReader(subscription.startedAt))}</span> : null}
                {subscription?.cardLast4 ? <span>{words.card(subscription.cardLast4)}</span> : null}
              </span>
            </label>
          ))}
        </fieldset>
        <FieldError id={errorId} message={missing ? words.missing : null} />
        <Button type="submit" wide busyLabel={busy ? words.opening : null}>
          {words.submit}
        </Button>
        <p className="small-print">{words.stranger}</p>
      </div>
      <style jsx>{`
        label {
          padding: var(--space-4);
          border: 1px solid var(--color-border-strong);
        }

        label + label {
          margin-top: var(--space-3);
        }

        label:has(input:checked) {
          border-color: var(--color-accent);
          background: var(--color-surface-tint);
          box-shadow: inset 0 0 0 1px var(--color-accent);
        }

        input {
          flex: none;
          width: 1.25rem;
          height: 1.25rem;
          margin: 0.1875rem 0 0;
        }

        .words {
          gap: 0.125rem;
          min-width: 0;
          font-variant-numeric: tabular-nums;
        }

        .name {
          gap: var(--space-1) var(--space-2);
          color: var(--color-text);
          font-size: var(--text-body);
        }

        p {
          line-height: 1.45;
        }
      `}</style>
    </form>
  );
}

function nameOf({ name, billingPeriod }: NonNullable<AccountChoice['subscription']>): string {
  const names: Readonly<Record<string, string | undefined>> = words.names;
  return names[billingPeriod] ?? name;
}
