import { PaidChatText } from '@/components/marketing/PaidChatText';
import { Notice } from '@/components/ui/Notice';
import { buyingWords, type HeroWords } from '@/lib/content/subscription/pro';
import type { BillingPeriod } from '@/lib/contract/subscription';
import type { LandingNews } from './useLanding';

type Props = { words: HeroWords; news: LandingNews | null; period: BillingPeriod };

/**
 * The sentence below the title. A returning visitor has already read it, so news replaces it at the same height, and
 * nothing moves when the news arrives after the first paint.
 */
export function HeroLead({ words, news, period }: Props) {
  return (
    <div className="lead-text lead">
      {news === null ? (
        <p>
          <PaidChatText {...words} />
        </p>
      ) : null}
      {news === 'canceled' ? (
        <Notice title={buyingWords.canceled.title}>
          <p>{buyingWords.canceled.text[period]}</p>
        </Notice>
      ) : null}
      {news === 'welcomeBack' ? (
        <Notice title={buyingWords.welcomeBack.title}>
          <p>{buyingWords.welcomeBack.text}</p>
        </Notice>
      ) : null}
      <style jsx>{`
        .lead {
          /* A phone narrower than 360 pixels needs one more line. */
          min-height: clamp(5lh, (22.5rem - 100vw) * 100, 6lh);
          margin-top: var(--space-5);
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
