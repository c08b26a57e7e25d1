import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PaidChatText } from '@/components/marketing/PaidChatText';
import { storeHeroes, storeWords } from '@/lib/content/app/store';
import type { Lead } from '@/lib/content/subscription/leads';

type Props = {
  lead: Lead | null;
  /** False where this app does not sell the chat. */
  hasChat: boolean;
};

/** What is sold, in a picture and two sentences, starting with the feature for which the app opened the page. */
export function StoreHero({ lead, hasChat }: Props) {
  const words = storeHeroes[lead ?? 'standard'];
  return (
    <div className="hero">
      <div className="picture large-corners clipped soft-tint" data-screen-only>
        <CachedDrawing name={`pro-pictures.svg#${words.picture}`} fit="frame" />
      </div>
      <p className="eyebrow small-text">{storeWords.eyebrow}</p>
      <div className="words above-1">
        <h1>{words.title}</h1>
        <p className="muted above-3">
          {hasChat ? <PaidChatText {...words} /> : (words.withoutChat ?? words.text)}
        </p>
      </div>
      <style jsx>{`
        .picture {
          height: clamp(7.5rem, 4rem + 14vw, 13rem);
          margin-bottom: var(--space-5);
        }

        /*
         * Every lead fits into two lines of the title and three below it, so changing it after loading moves nothing
         * below. A phone narrower than 360 pixels needs one more line.
         */
        .words {
          --title: min(clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem), 12vw);
          min-height: calc(2.2 * var(--title) + var(--space-3) + clamp(3lh, (22.5rem - 100vw) * 100, 4lh));
        }

        h1 {
          font-size: var(--title);
          line-height: 1.1;
        }

        :global([data-exp-mobilepropaywall='treatmentb']) .picture {
          height: 0;
          margin: 0;
        }

        @media (--from-medium) {
          :global([data-exp-mobilepropaywall='treatmentb']) .picture {
            height: clamp(7.5rem, 4rem + 14vw, 13rem);
            margin-bottom: var(--space-5);
          }
        }
      `}</style>
    </div>
  );
}
