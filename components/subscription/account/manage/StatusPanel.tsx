import type { ReactNode, Ref } from 'react';
import { Badge } from '@/components/ui/Badge';
import { manageWords } from '@/lib/content/account/manage';
import { brand } from '@/lib/content/brand';
import { dayForReader } from '@/lib/content/days';
import type { Subscription } from '@/lib/contract/subscription';
import { subscriptionSummary } from './subscriptionSummary';

type Props = { subscription: Subscription; action?: ReactNode; ref?: Ref<HTMLElement> };

/** The status of the subscription and the date until which it runs: what a subscriber comes to see. */
export function StatusPanel({ subscription, action, ref }: Props) {
  const { tone, trial, label, dateLabel, explains } = subscriptionSummary(subscription);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`panel in-column gap-3 bordered ${tone === 'success' ? 'calm' : tone}`}
      aria-label={manageWords.status}
    >
      <div className="top in-row wrapping apart">
        <p className="small-text strong-weight">
          {brand.subscription} · {manageWords.planNames[subscription.billingPeriod]}
        </p>
        <div className="wrapping gap-2">
          {trial ? <Badge>{manageWords.trial}</Badge> : null}
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      <p className="in-column">
        <span className="label small-print">{dateLabel}</span>{' '}
        <span className="day medium-title strong-weight">{dayForReader(subscription.expiresOrRenewsAt)}</span>
      </p>
      {explains ? <p className="explains small-text">{explains}</p> : null}
      {action ? <div className="action above-1">{action}</div> : null}
      <style jsx>{`
        .panel {
          min-height: 9.5rem;
          align-content: center;
          padding: clamp(var(--space-4), 3vw, var(--space-5));
          border-radius: var(--radius-medium);
        }

        /* In an app the panel is wide enough for one line at its top. */
        :global([data-app]) .panel {
          min-height: 7.75rem;
        }

        .calm {
          border-color: transparent;
          background: var(--color-surface-tint-strong);
        }

        .warning {
          border-color: transparent;
          background: var(--color-warning-surface);
        }

        .danger {
          background: var(--color-surface-warm);
        }

        .panel :global(.tone-accent),
        .panel :global(.tone-success),
        .panel :global(.tone-warning) {
          background: var(--color-surface-raised);
        }

        .top {
          gap: var(--space-2) var(--space-4);
        }

        .calm .label,
        .warning .label {
          color: var(--color-text);
        }

        .day {
          letter-spacing: var(--tracking-title);
          line-height: 1.2;
        }

        .explains {
          max-width: 34rem;
        }

        /* The action decides by itself that there is none. */
        .action:empty {
          display: none;
        }

        @media (forced-colors: active) {
          .panel {
            border-color: CanvasText;
          }
        }
      `}</style>
    </section>
  );
}
