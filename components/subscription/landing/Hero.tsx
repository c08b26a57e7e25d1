import type { ReactNode } from 'react';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PaidChatText } from '@/components/marketing/PaidChatText';
import { Notice } from '@/components/ui/Notice';
import { buyingWords, type HeroWords, landing } from '@/lib/content/subscription/pro';
import type { BillingPeriod } from '@/lib/contract/subscription';
import { Assurances } from './Assurances';
import type { LandingNews } from './useLanding';

const StaticAssurances = staticIsland(typeof window === 'undefined' ? Assurances : null);

type Props = { words: HeroWords; news: LandingNews | null; period: BillingPeriod; children: ReactNode };

export function Hero({ words, news, period, children }: Props) {
  return (
    <section className="hero clipped" aria-labelledby="hero-title">
      <div className="page-column">
        <div className="grid in-column gap-6">
          <div className="words">
            <p className="eyebrow">{landing.eyebrow}</p>
            <h1 className="above-3" id="hero-title">
              {words.title}
            </h1>
            <HeroLead words={words} news={news} period={period} />
          </div>
          <div className="action">{children}</div>
          <div className="picture full-width" data-screen-only>
            <CachedDrawing name="pro-pictures.svg#hero" />
          </div>
        </div>
        <StaticAssurances />
      </div>
      <style jsx>{`
        .hero {
          padding-block: clamp(var(--space-6), 4vw, var(--space-9)) clamp(var(--space-6), 4vw, var(--space-8));
        }

        .grid {
          grid-template-columns: minmax(0, 1fr);
        }

        /* Every variant of the text fits into these lines, so changing it after loading moves nothing below. */
        h1 {
          min-height: 2lh;
          max-width: 9em;
          font-size: min(clamp(2.5rem, 1.75rem + 3.2vw, 4rem), 12.5vw);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .picture {
          max-width: 40rem;
          margin-inline: auto;
        }

        /* The experiment mobilepropaywall: the picture before the offer, or no picture at all. */
        @media (--below-medium) {
          :global([data-exp-mobilepropaywall='treatmenta']) .action {
            order: 1;
          }

          :global([data-exp-mobilepropaywall='treatmentb']) .picture {
            display: none;
          }
        }

        @media (--from-narrow) {
          .words {
            max-width: 36rem;
          }

          .action {
            max-width: 33rem;
          }
        }

        @media (--from-wide) {
          .grid {
            grid-template: auto 1fr / minmax(0, 33rem) minmax(0, 1fr);
            gap: var(--space-6) clamp(var(--space-6), 5vw, var(--space-10));
          }

          /* Placed by a number, so that it does not begin in the place of a picture that has not arrived. */
          .action {
            grid-column: 1;
          }

          .picture {
            grid-area: 1 / 2 / 3 / 3;
            width: auto;
            max-width: none;
            align-self: start;
            margin-top: clamp(0rem, 2vw, 2rem);
            margin-inline: 0 calc(-1 * clamp(0rem, 5vw, 4.5rem));
          }
        }
      `}</style>
    </section>
  );
}

type LeadProps = { words: HeroWords; news: LandingNews | null; period: BillingPeriod };

/** The sentence below the title. News replaces it at the same height, so that nothing moves when it arrives late. */
function HeroLead({ words, news, period }: LeadProps) {
  return (
    <div className="lead-text lead above-5">
      {news === null ? (
        <p>
          <PaidChatText {...words} />
        </p>
      ) : (
        <Notice title={buyingWords[news].title}>
          <p>{news === 'canceled' ? buyingWords.canceled.text[period] : buyingWords.welcomeBack.text}</p>
        </Notice>
      )}
      <style jsx>{`
        .lead {
          /* A phone narrower than 360 pixels needs one more line. */
          min-height: clamp(5lh, (22.5rem - 100vw) * 100, 6lh);
        }

        @media (--from-narrow) {
          .lead {
            min-height: 3lh;
          }
        }
      `}</style>
    </div>
  );
}
