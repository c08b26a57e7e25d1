import { PageHero } from '@/components/marketing/PageHero';
import { howWeWorkHero, workValues } from '@/lib/content/company/howWeWork';

/** The title, and the values as links to what they mean. */
export function WorkHero() {
  return (
    <PageHero
      {...howWeWorkHero}
      ground="deep"
      aside={
        <ol className="values">
          {workValues.items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      }
    >
      <style jsx>{`
        .values {
          counter-reset: value;
        }

        .values li {
          border-top: 1px solid var(--color-border);
          counter-increment: value;
        }

        .values a {
          display: flex;
          gap: var(--space-4);
          padding-block: var(--space-3);
          color: var(--color-text);
          font-size: var(--text-title-2);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-title);
          line-height: var(--leading-title);
          text-decoration: none;
        }

        .values a:hover {
          text-decoration: underline;
        }

        .values a::before {
          content: counter(value);
          color: var(--color-accent-text);
        }
      `}</style>
    </PageHero>
  );
}
