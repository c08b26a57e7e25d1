import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { restorationWords } from '@/lib/content/app/appRestoration';
import { CoverTable } from './CoverTable';
import { PrivacyPanel } from './PrivacyPanel';

/** What to know before the call: how it goes, what is covered where, what to do first, and what we learn from it. */
export function RestorationReading() {
  const { steps, cover, first } = restorationWords;
  return (
    <>
      <Section id="steps" title={steps.title}>
        <Points items={steps.items} layout={3} numbered />
      </Section>
      <Section id="cover" title={cover.title} lead={cover.lead} tone="warm">
        <CoverTable />
      </Section>
      <Section id="first" title={first.title} picture={<PrivacyPanel />}>
        <ul className="ruled-list">
          {first.items.map(([what, why]) => (
            <li key={what}>
              <b>{what}</b> {why}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
