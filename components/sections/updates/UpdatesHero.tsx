import { Container } from '@/components/ui/Container';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { updatesWords } from '@/lib/content/company/updateWords';
import { language } from '@/lib/content/site/languages/language';
import { pathIn } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { TidePicture } from './TidePicture';

export function UpdatesHero() {
  const { title, lead, feed, help } = updatesWords;
  return (
    <section className="hero">
      <Container>
        <div className="two-columns columns">
          <div>
            <h1 className="display-title">{title}</h1>
            <p className="lead-text">{lead}</p>
            <ul>
              <li>
                <a href={pathIn(language, '/updates.xml')} data-event="page.updates.link.click">
                  <SiteIcon name="globe" />
                  {feed}
                </a>
              </li>
              <li>
                <a href={localUrl(help.href)}>
                  <SiteIcon name="chat" />
                  {help.label}
                </a>
              </li>
            </ul>
          </div>
          <TidePicture />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: clamp(2rem, 0.5rem + 4vw, 4rem);
          background: var(--color-surface-tint);
        }

        .columns {
          --first: 6fr;
          --second: 5fr;
          align-items: center;
          gap: var(--space-6) var(--space-9);
        }

        p {
          max-width: 34rem;
          margin-top: var(--space-5);
        }

        ul {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2) var(--space-6);
          margin-top: var(--space-5);
          font-weight: var(--weight-semibold);
        }

        a {
          display: inline-flex;
          align-items: center;
          gap: var(--space-2);
          min-height: 2.75rem;
        }

        @media print {
          ul {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
