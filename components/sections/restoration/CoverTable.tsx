import { TextLinks } from '@/components/layout/site/TextLinks';
import { restorationWords } from '@/lib/content/app/appRestoration';
import { brand } from '@/lib/content/brand';
import { textWithLinks } from '@/lib/content/site/textWithLinks';

/** Both kinds of coverage side by side; below tablet width each row becomes a small block. */
export function CoverTable() {
  const { places, rows, benefits, benefitsText } = restorationWords.cover;
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {places.map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={places[index]} data-place={places[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="benefits" id="benefits">
        <h3>{benefits}</h3>
        <p>
          <TextLinks
            text={textWithLinks(benefitsText, { support: { href: `mailto:${brand.supportEmail}` } })}
          />
        </p>
      </div>
      <style jsx>{`
        table {
          width: 100%;
          margin-top: var(--space-6);
          border-collapse: collapse;
          table-layout: fixed;
        }

        th,
        td {
          padding: var(--space-4) var(--space-5) var(--space-4) 0;
          text-align: left;
          vertical-align: top;
        }

        thead th {
          color: var(--color-accent-text);
          font-size: var(--text-title-3);
          line-height: var(--leading-title);
        }

        thead td,
        tbody th {
          width: 24%;
        }

        tbody tr {
          border-top: 1px solid var(--color-border);
        }

        .benefits {
          max-width: 48rem;
          margin-top: var(--space-6);
          padding: var(--space-5);
          border-radius: var(--radius-medium);
          background: var(--color-highlight-surface);
        }

        .benefits p {
          margin-top: var(--space-2);
        }

        @media (--below-medium) {
          table,
          tbody,
          tr,
          tbody th,
          td {
            display: block;
            width: auto;
          }

          thead {
            display: none;
          }

          tbody tr {
            padding-block: var(--space-4);
          }

          tbody th,
          td {
            padding: 0;
          }

          td::before {
            display: block;
            margin-top: var(--space-3);
            color: var(--color-accent-text);
            font-size: var(--text-small);
            font-weight: var(--weight-semibold);
            content: attr(data-place);
          }
        }
      `}</style>
    </>
  );
}
