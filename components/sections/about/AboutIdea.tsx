import { Container } from '@/components/ui/Container';
import { aboutIdea } from '@/lib/content/company/about';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function AboutIdea() {
  const { title, paragraphs, principles, links } = aboutIdea;
  return (
    <section className="band idea" aria-labelledby="idea-title">
      <Container>
        <div className="two-columns columns">
          <div className="essay">
            <h2 className="section-title" id="idea-title">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ul className="links">
              {links.map((link) => (
                <li key={link.href}>
                  <a href={localUrl(link.href)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
          <ol className="principles">
            {principles.map((principle) => (
              <li key={principle.title}>
                <h3>{principle.title}</h3>
                <p>{principle.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Container>
      <style jsx>{`
        .idea {
          background: var(--color-surface-warm);
        }

        .columns {
          --first: 7fr;
          --second: 5fr;
          gap: var(--space-8) var(--space-10);
        }

        h2 {
          margin-bottom: var(--space-6);
        }

        .essay p {
          max-width: 36rem;
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .essay p + p {
          margin-top: var(--space-4);
          color: var(--color-text-muted);
        }

        .links {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2) var(--space-6);
          margin-top: var(--space-6);
          font-weight: var(--weight-semibold);
        }

        .links a {
          display: inline-flex;
          align-items: center;
          min-height: 2.25rem;
        }

        .principles {
          counter-reset: principle;
          align-self: end;
        }

        .principles li {
          position: relative;
          padding: var(--space-5) 0 var(--space-5) 4.5rem;
          border-top: 1px solid var(--color-border);
          counter-increment: principle;
        }

        .principles li::before {
          position: absolute;
          left: 0;
          color: var(--color-accent-text);
          font-size: 2.5rem;
          font-weight: var(--weight-semibold);
          letter-spacing: -0.05em;
          line-height: 1;
          content: counter(principle) / '';
        }

        .principles p {
          margin-top: var(--space-1);
          color: var(--color-text-muted);
        }
      `}</style>
    </section>
  );
}
