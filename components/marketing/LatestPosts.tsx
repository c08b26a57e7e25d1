import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Template } from '@/components/ui/Template';
import { latestPostsWords } from '@/lib/content/company/latestPosts';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';
import { PostCard } from './PostCard';

const count = 3;

/**
 * The newest blog posts, which the browser requests (enhance/lists/blogPostList). The cards are in place from the
 * start, so nothing moves when they are filled; without a script there is a link to the blog.
 */
export function LatestPosts({ tone = 'plain' }: { tone?: 'plain' | 'warm' }) {
  const { title, lead, all, loading, loaded, failed, failedHint, retry, empty } = latestPostsWords;
  return (
    <section className={tone === 'warm' ? 'band warm-ground' : 'band'} aria-labelledby="posts-title">
      <div className="page-column">
        <header className="apart wrapping gap-5">
          <div>
            <h2 className="section-title" id="posts-title">
              {title}
            </h2>
            <p className="lead-text above-2">{lead}</p>
          </div>
          <ButtonLink href={all.href} hrefLang={inEnglish} variant="secondary" iconAfter="external">
            {all.label}
          </ButtonLink>
        </header>
        <div
          className="posts holder"
          data-posts={count}
          data-posts-loading={loading}
          data-posts-loaded={loaded(0)}
          data-posts-empty={empty}
          data-needs-script
          data-screen-only
        >
          <p className="spoken status" role="status" data-posts-status />
          <ul className="in-column" data-posts-list tabIndex={-1} aria-labelledby="posts-title">
            {Array.from({ length: count }, (_, position) => position).map((position) => (
              <PostCard key={position} waiting />
            ))}
          </ul>
          <div
            className="failure covering raised-panel gap-3 bordered in-column centered"
            role="alert"
            data-posts-failure
            hidden
          >
            <p className="small-title strong-weight">{failed}</p>
            <p>{failedHint}</p>
            <Button variant="secondary" icon="refresh" data-posts-retry>
              {retry}
            </Button>
          </div>
          <Template data-posts-card>
            <PostCard />
          </Template>
        </div>
      </div>
      <style jsx>{`
        header {
          align-items: end;
        }

        .posts {
          margin-top: var(--space-7);
        }

        ul {
          grid-template-columns: repeat(3, minmax(0, 1fr));
          gap: var(--space-6) var(--space-5);
        }

        .status.shown {
          position: static;
          clip-path: none;
          width: auto;
          height: auto;
          margin: 0;
          white-space: normal;
        }

        .failure {
          place-content: center;
          justify-items: center;
          padding: var(--space-5);
        }

        @media (--below-medium) {
          ul {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
