import type { ReactNode } from 'react';
import type { RoutePath } from '@/lib/content/site/routes';
import { PageTitle } from './PageTitle';
import { TintedPage } from './TintedPage';

type Props = {
  route: RoutePath;
  title: string;
  lead: string;
  /** What to know before, in headings of the second level and lists. */
  children: ReactNode;
  form: ReactNode;
};

/** A page on which people write to support: what to know before, and the form. */
export function FormPage({ route, title, lead, children, form }: Props) {
  return (
    <TintedPage route={route} enhancements={['forms/documentForm']}>
      <div className="two-columns columns">
        <div className="words">
          <PageTitle title={title} lead={lead} />
          {children}
        </div>
        {form}
      </div>
      <style jsx>{`
        .columns {
          --first: 5fr;
          --second: 6fr;
          align-items: start;
          gap: var(--space-7) var(--space-9);
        }

        .words :global(h2) {
          margin-top: var(--space-6);
          font-size: var(--text-title-3);
        }

        .words :global(li) {
          margin-top: var(--space-2);
        }
      `}</style>
    </TintedPage>
  );
}
