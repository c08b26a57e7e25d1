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
              <a className="plain-link gap-4 medium-title strong-weight" href={`#${id}`}>
                {title}
              </a>
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
          padding-block: var(--space-3);
          letter-spacing: var(--tracking-title);
          line-height: var(--leading-title);
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
