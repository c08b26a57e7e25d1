import { Section } from '@/components/marketing/Section';
import { securityWords } from '@/lib/content/help/securityWords';

export function TestingRules() {
  const { title, allowed, refused, outside } = securityWords.rules;
  return (
    <Section id="rules" title={title} layout="side">
      <div className="gap-6 stacked">
        {[allowed, refused].map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <ul className="ruled-list">
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <p className="muted">{outside}</p>
      </div>
    </Section>
  );
}
