import { Skeleton } from '@/components/ui/Skeleton';
import { latestPostsWords } from '@/lib/content/company/latestPosts';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';
import { localUrl } from '@/lib/content/site/languages/localUrl';

const { all } = latestPostsWords;

/**
 * One blog post: picture, category, title. While `waiting`, gray bars of the same height hold its place; otherwise it
 * is the template that enhance/lists/blogPostList fills, using the names in `data-post`.
 */
export function PostCard({ waiting = false }: { waiting?: boolean }) {
  return (
    <li className="holder" aria-hidden={waiting || undefined}>
      <div className="picture clipped strong-tint large-corners">
        {waiting ? null : (
          <>
            <svg aria-hidden="true" viewBox="0 0 640 400" width="640" height="400">
              <use data-post="drawing" />
            </svg>
            {/* biome-ignore lint/performance/noImgElement: the URL is known only in the browser. */}
            <img data-post="photo" alt="" width="640" height="400" loading="lazy" hidden />
          </>
        )}
      </div>
      <div className="line eyebrow small-text above-4">
        {waiting ? <Skeleton width="short" /> : <p lang={inEnglish} data-post="category" />}
      </div>
      <div className="title gap-2 above-1 in-column">
        {waiting ? (
          <>
            <Skeleton />
            <Skeleton width="medium" />
          </>
        ) : (
          <h3>
            <a
              className="plain-link"
              lang={inEnglish}
              hrefLang={inEnglish}
              data-post="link"
              href={localUrl(all.href)}
              data-event="static.blogpost.click"
            >
              {all.label}
            </a>
          </h3>
        )}
      </div>
      <style jsx>{`
        .picture {
          aspect-ratio: 8 / 5;
        }

        .picture > * {
          width: 100%;
          height: 100%;
          object-fit: cover;
        }

        .line {
          height: 1.5rem;
          line-height: 1.5rem;
        }

        .title {
          align-content: start;
          min-height: 4.875rem;
        }

        /* Between phone width and three columns, a full-width picture would fill the screen: the text goes
           beside it. */
        @media (--from-compact) and (--below-medium) {
          li {
            display: grid;
            grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
            column-gap: var(--space-5);
          }

          .picture {
            grid-row: 1 / span 2;
          }

          .line {
            align-self: end;
          }
        }

        h3 {
          font-size: 1.25rem;
          line-height: 1.625rem;
        }

        /* The whole card can be pressed; the link remains the only tab stop. */
        a::after {
          position: absolute;
          inset: 0;
          border-radius: var(--radius-large);
          content: '';
        }

        a:hover {
          color: var(--color-accent-text);
          text-decoration: underline;
        }

        a:focus-visible {
          outline: none;
        }

        a:focus-visible::after {
          outline: 3px solid var(--color-focus);
          outline-offset: -3px;
        }
      `}</style>
    </li>
  );
}
