import { TextLinks } from '@/components/layout/site/TextLinks';
import { Points } from '@/components/marketing/Points';
import { RowTable } from '@/components/marketing/RowTable';
import { Section } from '@/components/marketing/Section';
import { TickList } from '@/components/marketing/TickList';
import { restorationWords } from '@/lib/content/app/appRestoration';
import { brand } from '@/lib/content/brand';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { textWithLinks } from '@/lib/content/site/textWithLinks';

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

/** What we learn from a call, which is next to nothing. */
function PrivacyPanel() {
  const { title, items, policy } = restorationWords.privacy;
  return (
    <section className="deep privacy gap-4 in-column large-corners" aria-labelledby="privacy-title">
      <h2 id="privacy-title">{title}</h2>
      <TickList items={items} />
      <a href={localUrl('/pro/privacy-terms')}>{policy}</a>
      <style jsx>{`
        .privacy {
          padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
        }

        @media print {
          .privacy {
            border: 1px solid currentColor;
          }
        }
      `}</style>
    </section>
  );
}

/** Both kinds of coverage side by side; below tablet width each row becomes a small block. */
function CoverTable() {
  const { title, places, rows, benefits, benefitsText } = restorationWords.cover;
  return (
    <>
      <RowTable
        caption={title}
        columns={places}
        rows={rows.map(({ name, cells }) => ({ head: name, cells }))}
      />
      <div className="benefits medium-corners padded" id="benefits">
        <h3>{benefits}</h3>
        <p className="above-2">
          <TextLinks
            text={textWithLinks(benefitsText, { support: { href: `mailto:${brand.supportEmail}` } })}
          />
        </p>
      </div>
      <style jsx>{`
        .benefits {
          max-width: 48rem;
          background: var(--color-highlight-surface);
        }
      `}</style>
    </>
  );
}
