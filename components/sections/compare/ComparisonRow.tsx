import { type BrowserComparisonRow, comparedBrowsers } from '@/lib/content/downloads/comparison';
import { SupportSign } from './SupportSign';

/** One protection: its purpose, and what each browser does about it. */
export function ComparisonRow({ row }: { row: BrowserComparisonRow }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the table is laid out as a grid on phones, which removes the native roles
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="rowheader" scope="row" className="topic">
        {row.topic}
        <span className="meaning">{row.meaning}</span>
      </th>
      {comparedBrowsers.map(({ id }) => {
        const { support, note } = row.cells[id];
        return (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <td key={id} role="cell" className={id}>
            <SupportSign support={support} />
            {note ? <span className="note">{note}</span> : null}
          </td>
        );
      })}
    </tr>
  );
}
