import { Mark } from '@/components/ui/icons/Mark';
import { brand } from '@/lib/content/brand';
import { newsletterHero } from '@/lib/content/company/newsletter';
import { sampleLetter } from '@/lib/content/company/sampleLetter';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';

/** A letter lying half out of its envelope. */
export function Envelope() {
  const { number, greeting, paragraphs, items } = sampleLetter;
  return (
    <figure className="holder" aria-label={newsletterHero.picture}>
      <svg className="back full-width" viewBox="0 0 520 220" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 110 260 0l260 110v110H0z" />
      </svg>
      <div className="letter high-shadow paper-ground holder small-text" lang={inEnglish}>
        <p className="head in-row gap-2 below-4">
          <Mark size={24} />
          <b>{brand.name}</b>
          <span className="muted caption-text">{number}</span>
        </p>
        <p className="small-title strong-weight below-2">{greeting}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ol className="items medium-weight gap-1 above-4 in-column">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
      <svg className="front full-width" viewBox="0 0 520 260" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--art-near)" d="M0 0 260 150 520 0v260H0z" />
        <path fill="var(--art-middle)" d="M0 260 232 122q28-18 56 0l232 138z" />
      </svg>
      <style jsx>{`
        figure {
          max-width: 32rem;
          margin-inline: auto;
          padding: 0 7%;
        }

        svg {
          position: absolute;
          left: 0;
        }

        .back {
          bottom: 0;
          aspect-ratio: 1.5;
          fill: var(--art-front);
        }

        .front {
          bottom: 0;
          aspect-ratio: 2;
          filter: drop-shadow(0 -0.5rem 1rem rgb(var(--shadow-rgb) / 0.12));
        }

        /* Its empty bottom scales with the width, as the envelope does, so that no line of a tall letter is covered. */
        .letter {
          padding: var(--space-5) var(--space-5) 58%;
          border-radius: var(--radius-medium) var(--radius-medium) 0 0;
          transform: rotate(-1.2deg);
        }

        .head {
          padding-bottom: var(--space-3);
          border-bottom: 1px solid var(--art-paper-edge);
        }

        .head span {
          margin-left: auto;
        }

        p + p {
          margin-top: var(--space-2);
        }

        .items {
          counter-reset: item;
        }

        .items li::before {
          content: counter(item) ' ';
          color: var(--color-accent-text);
          font-weight: var(--weight-bold);
          counter-increment: item;
        }
      `}</style>
    </figure>
  );
}
