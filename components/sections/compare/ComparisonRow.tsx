import { type browserComparison, comparedBrowsers } from '@/lib/content/downloads/comparison';
import { type ComparisonRowWords, comparisonWords } from '@/lib/content/downloads/comparisonWords';
import { SupportSign } from './SupportSign';

/** One protection: its purpose, and what each browser does about it. */
export function ComparisonRow({ row }: { row: (typeof browserComparison)[number] }) {
  const { topic, meaning, notes }: ComparisonRowWords = comparisonWords[row.id];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the table is laid out as a grid on phones, which removes the native roles
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="rowheader" scope="row" className="topic">
        {topic}
        <span className="meaning">{meaning}</span>
      </th>
      {comparedBrowsers.map(({ id }) => {
        const note = notes[id];
        return (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <td key={id} role="cell" className={id}>
            <SupportSign support={row.cells[id]} />
            {note ? <span className="note">{note}</span> : null}
          </td>
        );
      })}
    </tr>
  );
}
