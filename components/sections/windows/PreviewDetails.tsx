import { Container } from '@/components/ui/Container';
import { previewWords } from '@/lib/content/downloadPages/windows';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What is in the preview, what to expect from it, and the two next steps. */
export function PreviewDetails() {
  const { inside, expect, survey, stable } = previewWords;
  return (
    <Container>
      <div className="two-columns columns">
        <section aria-labelledby="inside-title">
          <h2 id="inside-title">{inside.title}</h2>
          <ul className="news">
            {inside.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="expect" aria-labelledby="expect-title">
          <h2 id="expect-title">{expect.title}</h2>
          <ul className="list">
            {expect.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="options">
        {[survey, stable].map(({ text, label, href }) => (
          <p key={href}>
            {text} <a href={localUrl(href)}>{label}</a>
          </p>
        ))}
      </div>
      <style jsx>{`
        .columns {
          --first: 7fr;
          --second: 5fr;
          align-items: start;
          gap: var(--space-8);
          padding-block: var(--space-section) var(--space-7);
        }

        .news {
          margin-top: var(--space-5);
        }

        .news li {
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        .news p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        .expect {
          padding: var(--card-padding);
          border-radius: var(--radius-large);
          background: var(--color-warning-surface);
        }

        .list {
          display: grid;
          gap: var(--space-3);
          margin-top: var(--space-4);
        }

        .list li {
          padding-left: var(--space-4);
          border-left: 3px solid var(--color-highlight);
        }

        .options {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3) var(--space-7);
          padding-block: var(--space-5) var(--space-section);
          border-top: 1px solid var(--color-border);
        }

        .options a {
          font-weight: var(--weight-semibold);
        }
      `}</style>
    </Container>
  );
}
