import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { compareWords } from '@/lib/content/downloadPages/compare';
import { browserComparison, comparedBrowsers, comparisonGroups } from '@/lib/content/downloads/comparison';
import { BrowserChoice } from './BrowserChoice';
import { ComparisonRow } from './ComparisonRow';
import { comparisonTableStyles } from './comparisonTableStyles';

/**
 * The whole comparison as one true table. Where the six columns have no room, radio buttons before it choose whose column
 * stands beside ours: the style sheet does it alone. Changing the display of table parts can take their meaning from
 * screen readers, so the roles are written out.
 */
export function ComparisonTable() {
  return (
    <div className="browser-comparison">
      <BrowserChoice />
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table">
        <caption>
          <VisuallyHidden>{compareWords.caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="topic">
              {compareWords.topic}
            </th>
            {comparedBrowsers.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col" className={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {comparisonGroups.map((group) => (
          <tbody key={group.id} role="rowgroup">
            <tr role="row" className="group">
              {/* biome-ignore lint/a11y/useSemanticElements: it heads a group of rows, not one row */}
              <th role="rowheader" scope="rowgroup" colSpan={comparedBrowsers.length + 1}>
                {group.title}
              </th>
            </tr>
            {browserComparison
              .filter((row) => row.group === group.id)
              .map((row) => (
                <ComparisonRow key={row.id} row={row} />
              ))}
          </tbody>
        ))}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <style jsx global>
        {comparisonTableStyles}
      </style>
    </div>
  );
}
