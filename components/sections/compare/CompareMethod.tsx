import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { brand } from '@/lib/content/brand';
import { compareWords } from '@/lib/content/downloadPages/compare';

export function CompareMethod() {
  const { method, strengths } = compareWords;
  return (
    <>
      <Section id="method" title={method.title} layout="side" tone="warm">
        <div className="gap-4 stacked">
          <ol className="ruled-list">
            {method.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <p>
            {method.correct} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
        </div>
      </Section>
      <Section id="strengths" title={strengths.title} lead={strengths.text} layout="side">
        <Points items={strengths.items.map(({ name, text }) => ({ title: name, text }))} />
      </Section>
    </>
  );
}
