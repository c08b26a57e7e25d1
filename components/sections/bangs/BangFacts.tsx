import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { bangs, popularBangs } from '@/lib/content/search/allBangs';
import { bangFacts } from '@/lib/content/search/bangPage';

const popular = popularBangs.slice(0, 10).flatMap((trigger) => bangs.filter((bang) => bang.t === trigger));

export function BangFacts() {
  const { title, items, popularTitle } = bangFacts;
  return (
    <Section
      id="what"
      title={title}
      tone="warm"
      picture={
        <div className="popular huge-corners raised-ground">
          <h3>{popularTitle}</h3>
          <ul className="small-text above-5 in-column">
            {popular.map(({ t, s }) => (
              <li className="in-row gap-2" key={t}>
                <b className="accent-text bordered own-size">{`!${t}`}</b>
                <span>{s}</span>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <Points items={items} />
      <style jsx>{`
        .popular {
          padding: var(--space-6);
          box-shadow: var(--shadow-low);
        }

        ul {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: var(--space-3) var(--space-4);
        }

        li {
          line-height: 1.25;
        }

        b {
          padding: 0.125rem 0.5rem;
          border-bottom-width: 3px;
          border-radius: var(--radius-small);
          background: var(--color-surface);
        }

        span {
          min-width: 0;
        }

        @media (--large-text) {
          ul {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </Section>
  );
}
