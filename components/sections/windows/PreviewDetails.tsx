import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { previewWords } from '@/lib/content/downloadPages/windows';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function PreviewDetails() {
  const { inside, expect, survey, stable } = previewWords;
  return (
    <>
      <Section id="inside" title={inside.title}>
        <Points items={inside.items} layout="rows" />
      </Section>
      <Section id="expect" title={expect.title} tone="warm" layout="side">
        <div className="gap-6 stacked">
          <ul className="ruled-list">
            {expect.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {[survey, stable].map(({ text, label, href }) => (
            <p key={href}>
              {text} <a href={localUrl(href)}>{label}</a>
            </p>
          ))}
        </div>
      </Section>
    </>
  );
}
