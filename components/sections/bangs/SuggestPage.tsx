import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/icons/Icon';
import { bangForm } from '@/lib/content/search/bangPage';
import { BangForm } from './BangForm';

export function SuggestPage() {
  const { title, lead, checks } = bangForm;
  return (
    <section className="tinted-page">
      <Container>
        <div className="two-columns columns">
          <div>
            <h1 className="display-title">{title}</h1>
            <p className="lead-text lead">{lead}</p>
            <p className="checks-title">{checks.title}</p>
            <ul className="checks">
              {checks.items.map((item) => (
                <li key={item}>
                  <Icon name="check" size={20} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <BangForm />
        </div>
      </Container>
      <style jsx>{`
        .columns {
          --first: 5fr;
          --second: 6fr;
          align-items: start;
          gap: var(--space-7) var(--space-9);
        }

        .lead {
          margin-block: var(--space-5) var(--space-6);
        }

        .checks-title {
          font-weight: var(--weight-semibold);
        }

        .checks {
          display: grid;
          gap: var(--space-2);
          margin-top: var(--space-3);
        }

        li {
          display: flex;
          gap: var(--space-2);
        }

        li :global(svg) {
          margin-top: 0.2em;
          color: var(--color-accent-text);
        }
      `}</style>
    </section>
  );
}
