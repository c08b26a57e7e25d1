import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PaidChatText } from '@/components/marketing/PaidChatText';
import { Section } from '@/components/marketing/Section';
import { TickList } from '@/components/marketing/TickList';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { discoverItems, discoverWords } from '@/lib/content/home/discover';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/**
 * The four products, one at a time. Radio buttons choose and the style sheet shows, so that keyboard and touch work
 * without a script; where style sheets lack `:has`, and in print, all four are shown.
 */
export function Discover() {
  return (
    <Section id="discover" title={discoverWords.title} lead={discoverWords.lead} tone="warm">
      <div className="discover in-column gap-5">
        <ChoicePills
          name="discover"
          legend={discoverWords.choose}
          legendClass="spoken"
          options={discoverItems.map(({ id, tab }) => ({ id, label: tab }))}
        />
        {discoverItems.map(({ id, title, text, withoutChat, points, link, subscriber }) => (
          <article key={id} className={`two-columns ${id}`}>
            <div className="words">
              <h3 className="medium-title">{title}</h3>
              <p className="lead-text above-3">
                <PaidChatText text={text} withoutChat={withoutChat} />
              </p>
              <div className="points">
                <TickList items={points} />
              </div>
              <ButtonLink
                href={link.href}
                variant="secondary"
                data-subscriber-href={subscriber && localUrl(subscriber.href)}
                data-subscriber-label={subscriber?.label}
              >
                {link.label}
              </ButtonLink>
            </div>
            <div className="art in-column clipped level">
              <CachedDrawing name={`home-pictures.svg#${id}`} fit="open" />
            </div>
          </article>
        ))}
      </div>
      <style jsx global>{`
        /* The four cards share one grid cell, so that the page keeps its height. */
        .discover .choice-pills span {
          padding-inline: 1.125rem;
          background: none;
          font-size: inherit;
        }

        .discover label:hover span {
          border-color: var(--color-accent-text);
        }

        .discover article {
          --first: 6fr;
          --second: 7fr;
          align-items: center;
          overflow: hidden;
          border-radius: var(--radius-huge);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-low);
        }

        .discover .words {
          padding: clamp(1.5rem, 0.5rem + 3.6vw, 4rem);
        }

        .discover .points {
          margin-block: var(--space-5);
        }

        .discover .art {
          align-self: stretch;
          padding: clamp(1rem, 2vw, 2.5rem);
          background: var(--art-sky);
        }

        .discover .search .art,
        .discover .subscription .art {
          background: var(--color-surface-tint);
        }

        .discover .mail .art {
          background: var(--art-warm);
        }

        @media screen {
          .discover article {
            grid-area: 2 / 1;
          }

          .discover:has(input[value='search']:checked) article:not(.search),
          .discover:has(input[value='chat']:checked) article:not(.chat),
          .discover:has(input[value='subscription']:checked) article:not(.subscription),
          .discover:has(input[value='mail']:checked) article:not(.mail) {
            visibility: hidden;
          }
        }

        @supports not selector(:has(*)) {
          .discover fieldset {
            display: none;
          }

          .discover article {
            grid-area: auto;
          }
        }

        @media (--below-wide) {
          .discover .art {
            order: -1;
          }
        }
      `}</style>
    </Section>
  );
}
