import { linkUrl } from '@/components/layout/site/linkUrl';
import { PageShore } from '@/components/marketing/PageShore';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { homeClosing, homeFigures } from '@/lib/content/home/homeWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { sitePages } from '@/lib/content/site/sitePages';

const stores = [sitePages.ios, sitePages.android] as const;

/** The last band: reviews from both stores, each with a link, at the water's edge. */
export function HomeClosing() {
  const { title, text, all } = homeClosing;
  return (
    <section className="closing centered sky-ground" data-screen-only aria-labelledby="closing-title">
      <div className="page-column">
        <h2 className="section-title" id="closing-title">
          {title}
        </h2>
        <p className="lead-text">{text}</p>
        <ul
          className="stores wrapping gap-4 below-4"
          data-link-event="page.home.download.click"
          data-origin="funnel_home_website__end"
        >
          {homeFigures.ratings.map(({ store, name, rating, reviews }, index) => (
            <li key={store}>
              <a className="in-row plain-link raised-panel" href={linkUrl(stores[index] ?? sitePages.ios)}>
                <span className="rating in-row gap-2 strong-weight">
                  <SiteIcon name="star" size={24} />
                  {rating}
                </span>
                <span>
                  <b className="own-line">{name}</b>
                  <small className="small-print own-line">
                    {store}, {reviews}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <a href={localUrl(all.href)}>{all.label}</a>
      </div>
      <PageShore route="/" />
      <style jsx>{`
        .closing {
          padding-top: var(--space-section);
        }

        p {
          margin-block: var(--space-4) var(--space-6);
        }

        .stores {
          justify-content: center;
        }

        .stores a {
          gap: var(--space-4);
          min-width: min(19rem, 80vw);
          padding: var(--space-4) min(var(--space-5), 6.7vw);
          border: 1px solid var(--color-border);
          line-height: 1.3;
          text-align: start;
        }

        .stores a:hover {
          border-color: var(--color-accent-text);
        }

        .rating {
          font-size: 2rem;
          letter-spacing: -0.04em;
        }

        .rating :global(svg) {
          color: var(--color-highlight);
          fill: currentColor;
        }
      `}</style>
    </section>
  );
}
