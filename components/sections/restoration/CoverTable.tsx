import { TextLinks } from '@/components/layout/site/TextLinks';
import { RowTable } from '@/components/marketing/RowTable';
import { restorationWords } from '@/lib/content/app/appRestoration';
import { brand } from '@/lib/content/brand';
import { textWithLinks } from '@/lib/content/site/textWithLinks';

/** Both kinds of coverage side by side; below tablet width each row becomes a small block. */
export function CoverTable() {
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
