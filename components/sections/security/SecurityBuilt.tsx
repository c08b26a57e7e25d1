import { Section } from '@/components/marketing/Section';
import { Sign } from '@/components/marketing/Sign';
import { securityWords } from '@/lib/content/help/securityWords';

/** What protects accounts, payments and pages. */
export function SecurityBuilt() {
  const { title, items } = securityWords.built;
  return (
    <Section id="built" title={title}>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <Sign kind="yes" disc />
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <style jsx>{`
        ul {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
          gap: var(--space-7) var(--space-9);
        }

        li {
          display: grid;
          grid-template-columns: auto minmax(0, 1fr);
          gap: var(--space-4);
          align-items: start;
        }

        h3 {
          font-size: var(--text-title-3);
        }

        p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }
      `}</style>
    </Section>
  );
}
