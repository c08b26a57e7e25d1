import { Section } from '@/components/marketing/Section';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { comparison } from '@/lib/content/subscription/proComparison';
import { ComparisonCell } from './ComparisonCell';
import { comparisonStyles } from './comparisonStyles';

/**
 * Situations side by side, with and without. On a phone each row stands as its topic over the two cells. Changing the
 * display of table parts can take their meaning from screen readers, so the roles are written out.
 */
export function Comparison() {
  const { title, lead, columns, rows } = comparison;
  return (
    <Section id="comparison" title={title} lead={lead}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above, grid display removes the native roles in some browsers */}
      <table role="table" className="comparison-table">
        <caption>
          <VisuallyHidden>{lead}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <VisuallyHidden>{columns.topic}</VisuallyHidden>
            </th>
            <th role="columnheader" scope="col">
              {columns.without}
            </th>
            <th role="columnheader" scope="col" className="ours">
              {columns.with}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.topic} role="row">
              <th role="rowheader" scope="row">
                {row.topic}
              </th>
              <ComparisonCell text={row.without} />
              <ComparisonCell text={row.with} ours />
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <style jsx global>
        {comparisonStyles}
      </style>
    </Section>
  );
}
