import type { InputHTMLAttributes, ReactNode } from 'react';
import { Badge } from './Badge';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'title'> & {
  name: string;
  value: string;
  title: string;
  /** Formatted for the reader's country, such as "€99.99"; or its skeleton. */
  price: ReactNode;
  /** What the price covers, such as "per year". */
  period: string;
  /** A second line, such as the price per month. */
  detail?: string;
  /** Null reserves its line until it is known. */
  badge?: string | null | undefined;
};

/** One choice among plans: a radio button the size of a card. Put two or more into one fieldset with a legend. */
export function PlanCard({ title, price, period, detail, badge, ...rest }: Props) {
  return (
    <label className="own-line holder">
      <input className="unseen-control" {...rest} type="radio" />
      <span className="card in-row wrapping large-corners">
        <span className="dot round-ends own-size" aria-hidden="true" />
        <span className="words in-column">
          <span className="top in-row wrapping">
            <span className="title strong-weight">{title}</span>
            {badge === undefined ? null : (
              <span className={badge === null ? 'in-column reserved' : 'in-column'}>
                <Badge tone="highlight">{badge ?? '\u00a0'}</Badge>
              </span>
            )}
          </span>
          {detail ? <span className="small-print">{detail}</span> : null}
        </span>
        <span className="amount in-column own-size">
          <span className="price medium-title strong-weight">{price}</span>{' '}
          <span className="period">{period}</span>
        </span>
      </span>
      <style jsx>{`
        .card {
          gap: clamp(var(--space-2), 3.5vw, var(--space-4));
          height: 100%;
          padding: var(--space-4) clamp(var(--space-3), 4vw, var(--space-5)) var(--space-4)
            clamp(var(--space-3), 4vw, var(--space-4));
          border: 1px solid var(--color-border-strong);
          background: var(--card-background);
          transition: border-color var(--duration-quick) var(--ease-out);
        }

        .dot {
          width: 1.5rem;
          height: 1.5rem;
          border: 2px solid var(--color-border-strong);
        }

        .words {
          /* Beside a price, large words would break after every other letter. */
          flex: 1 1 7rem;
          gap: 0.125rem;
          min-width: 0;
        }

        .top {
          gap: var(--space-1) var(--space-3);
        }

        .title {
          font-size: 1.1875rem;
          letter-spacing: -0.015em;
        }

        .reserved {
          visibility: hidden;
        }

        .amount {
          justify-items: end;
        }

        .price {
          letter-spacing: var(--tracking-title);
          line-height: 1.2;
        }

        label:hover .card {
          border-color: var(--color-accent);
        }

        input:checked + .card {
          border-color: var(--color-accent);
          background: var(--color-surface-tint);
          box-shadow: inset 0 0 0 1px var(--color-accent);
        }

        input:checked + .card .dot {
          border: 0.4375rem solid var(--color-accent);
          background: var(--color-on-accent);
        }

        input:disabled + .card {
          opacity: 0.6;
        }

        @media (forced-colors: active) {
          input:checked + .card {
            outline: 3px solid Highlight;
          }
        }
      `}</style>
    </label>
  );
}
