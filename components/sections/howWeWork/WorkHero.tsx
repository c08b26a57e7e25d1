import { PageHero } from '@/components/marketing/PageHero';
import { howWeWorkHero, workValues } from '@/lib/content/company/howWeWork';

export function WorkHero() {
  return (
    <PageHero
      {...howWeWorkHero}
      ground="deep"
      aside={
        <ol className="values">
          {workValues.items.map(({ id, title }) => (
            <li className="line-above" key={id}>
              <a className="plain-link gap-4 medium-title strong-weight side-by-side" href={`#${id}`}>
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
          counter-increment: value;
        }

        .values a {
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
