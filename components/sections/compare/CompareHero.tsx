import { PageHero } from '@/components/marketing/PageHero';
import { Mark } from '@/components/ui/icons/Mark';
import { compareWords } from '@/lib/content/downloadPages/compare';
import { heroes } from '@/lib/content/downloadPages/heroes';
import { browserComparison, comparedBrowsers, supportCounts } from '@/lib/content/downloads/comparison';

export function CompareHero() {
  return <PageHero {...heroes.compare} ground="sky" aside={<Towers />} />;
}

/** A tower for each browser, a block for each protection it includes. */
function Towers() {
  const { caption, inWords } = compareWords.counts;
  return (
    <figure data-screen-only>
      <ul className="towers in-column">
        {comparedBrowsers.map(({ id, name }) => {
          const { included, partial } = supportCounts(id);
          return (
            <li key={id} className={id}>
              <div className="tower in-column full-width below-2" aria-hidden="true">
                {id === 'ours' ? <Mark size="fill" /> : null}
                <Blocks count={partial} kind="partial" />
                <Blocks count={included} kind="included" />
              </div>
              <b aria-hidden="true">{included}</b>
              <span className="name">{name}</span>
              <span className="spoken">{`: ${inWords(included, partial)}`}</span>
            </li>
          );
        })}
      </ul>
      <figcaption className="small-print above-4">{caption(browserComparison.length)}</figcaption>
      <style jsx>{`
        /* The title stays where it is while the towers arrive. */
        figure {
          align-self: end;
        }

        /* A place for each of the six browsers, so that towers that arrive later push none aside. */
        .towers {
          grid-template-columns: minmax(0, 1.4fr) repeat(5, minmax(0, 1fr));
          align-items: end;
          gap: clamp(0.25rem, 1vw, 0.75rem);
        }

        li {
          display: grid;
          --block: var(--art-body);
          justify-items: center;
          min-width: 0;
          font-size: var(--text-small);
          line-height: 1.3;
        }

        .ours {
          --block: var(--art-outline);
        }

        .tower {
          gap: 0.1875rem;
        }

        .tower :global(svg) {
          justify-self: center;
          width: min(100%, 6rem);
          margin-bottom: -0.375rem;
        }

        .tower :global(i) {
          height: clamp(0.4375rem, 1.1vw, 0.75rem);
          border-radius: 0.1875rem;
          border: 1px solid var(--block);
          background: var(--block);
        }

        .tower :global(.partial) {
          background: none;
        }

        .name {
          font-size: clamp(0.6875rem, 2.6vw, var(--text-small));
        }

        @media (--below-wide) {
          figure {
            max-width: 32rem;
          }
        }
      `}</style>
    </figure>
  );
}

function Blocks({ count, kind }: { count: number; kind: 'included' | 'partial' }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never change
  return Array.from({ length: count }, (_, index) => <i key={index} className={kind} />);
}
