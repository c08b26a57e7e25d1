import { Section } from '@/components/marketing/Section';
import { securityWords } from '@/lib/content/help/securityWords';

/** What people who test our services may do, and what not. */
export function TestingRules() {
  const { title, allowed, refused, outside } = securityWords.rules;
  return (
    <Section id="rules" title={title} layout="side">
      <div className="lists">
        {[allowed, refused].map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>{outside}</p>
      <style jsx>{`
        .lists {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
          gap: var(--space-6);
        }

        h3 {
          font-size: var(--text-title-3);
        }

        li {
          margin-top: var(--space-3);
          padding-top: var(--space-3);
          border-top: 1px solid var(--color-border);
        }

        p {
          margin-top: var(--space-6);
          color: var(--color-text-muted);
        }
      `}</style>
    </Section>
  );
}
