import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { RetryNotice } from '@/components/subscription/RetryNotice';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { BillingPeriod, Subscription } from '@/lib/contract/subscription';
import { insteadOfLink } from '@/lib/hooks/page/insteadOfLink';
import { BuyForm } from './BuyForm';
import { BuyingNotice, type BuyingProblem } from './BuyingNotice';
import { NotSold } from './NotSold';
import type { PlanOffer } from './PlanOffer';
import type { Subscribed as SubscribedPanel } from './Subscribed';

/** Fetched for subscribers alone, so that nobody who came to buy waits for it. */
const Subscribed = lazy<typeof SubscribedPanel>(() =>
  import('./Subscribed').then(
    (loaded) => ({ default: loaded.Subscribed }),
    () => ({ default: SubscribedInShort }),
  ),
);

/** What the visitor can do here, decided outside: this component only displays it. */
export type BuyState =
  | { kind: 'loading' }
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'notSold'; country: string | null; name: string | null }
  /** `subscription` is null when the app around the page reports it, because it does not tell the plan. */
  | { kind: 'subscribed'; subscription: Subscription | null }
  | { kind: 'offer'; offer: PlanOffer };

type Props = {
  state: BuyState;
  /** Whether this is what the page came with, before it was asked whose account this is. */
  asSent: boolean;
  problem: BuyingProblem | null;
  period: BillingPeriod;
  onChoose: (period: BillingPeriod) => void;
  onBuy: () => void;
  busy: boolean;
  /** The URLs of sign-in, also for somebody who is signed in, and of management, with the parameters of the visit. */
  links: { activate: string; signInAgain: string; manage: string };
  /** What an app opens itself; null where a link is used instead. */
  app: { openActivation: (() => void) | null; openUpgrade: (() => void) | null };
};

export function BuyPanel({ state, asSent, problem, period, onChoose, onBuy, busy, links, app }: Props) {
  const offering = state.kind === 'loading' || state.kind === 'offer';
  const waiting = state.kind === 'loading' || busy;
  return (
    <div
      id="plans"
      className={`panel in-column gap-4 ${asSent ? 'as-sent' : ''}`}
      tabIndex={-1}
      data-needs-script={asSent ? undefined : true}
    >
      {offering ? (
        <BuyForm
          offer={state.kind === 'offer' ? state.offer : null}
          period={period}
          onChoose={onChoose}
          onBuy={onBuy}
          busy={busy}
          problem={problem ? <BuyingNotice problem={problem} manage={links.manage} /> : null}
        />
      ) : (
        settled(state, links, app.openUpgrade)
      )}
      {waiting ? <SlowNote /> : null}
      {state.kind === 'offer' || state.kind === 'loading' || state.kind === 'unreachable' ? (
        <p className="medium-weight">
          <a className="signed-out" href={links.activate} onClick={insteadOfLink(app.openActivation)}>
            {buyingWords.have}
          </a>
          <a className="signed-in" href={links.signInAgain}>
            {buyingWords.otherAccount}
          </a>
        </p>
      ) : null}
      <style jsx>{`
        .panel {
          align-content: start;
          min-width: 0;
        }

        /* As tall as the offer, so that nothing below moves when there is none. */
        @media (--from-narrow) {
          .panel {
            min-height: 29rem;
          }
        }

        /* Not for somebody whose account may say otherwise, nor in an app, which may sell by itself, nor in a test at staging. */
        :global(:is([data-account], [data-environment])) .as-sent,
        :global([data-subscriber='PENDING']) .as-sent {
          visibility: hidden;
        }
      `}</style>
    </div>
  );
}

/** Where the rest could not be fetched: that there is a subscription, and the way to it. */
function SubscribedInShort({ manageHref }: { manageHref: string }) {
  const { title, manage } = buyingWords.subscribed;
  return (
    <Notice tone="info" title={title}>
      <ButtonLink href={manageHref}>{manage}</ButtonLink>
    </Notice>
  );
}

type SettledState = Exclude<BuyState, { kind: 'loading' } | { kind: 'offer' }>;

function settled(state: SettledState, links: Props['links'], onUpgrade: (() => void) | null): ReactNode {
  if (state.kind === 'notSold') return <NotSold {...state} activateHref={links.activate} />;
  if (state.kind === 'subscribed')
    return (
      <Suspense>
        <Subscribed subscription={state.subscription} manageHref={links.manage} onUpgrade={onUpgrade} />
      </Suspense>
    );
  return (
    <RetryNotice title={buyingWords.pricesFailed.title} retry={buyingWords.retry} onRetry={state.retry}>
      <p>{buyingWords.pricesFailed.text}</p>
    </RetryNotice>
  );
}

/** How long a visitor waits before the note appears, in milliseconds. */
const timeoutMs = 6_000;

/** For people who wait, shown when a call takes long. Mount it when the wait starts; no space is reserved for it. */
function SlowNote() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="small-print" role="status">
      {slow ? buyingWords.slow : null}
      <style jsx>{`
        p:empty {
          display: none;
        }
      `}</style>
    </p>
  );
}
