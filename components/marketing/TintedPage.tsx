import type { ReactNode } from 'react';
import { Page } from '@/components/layout/page/Page';
import type { RoutePath } from '@/lib/content/site/routes';

type Props = { route: RoutePath; enhancements?: readonly string[]; children: ReactNode };

/** A page that is one thing alone: a form, a question, a state. */
export function TintedPage({ route, enhancements, children }: Props) {
  return (
    <Page route={route} enhancements={enhancements}>
      <section>
        <div className="page-column">{children}</div>
      </section>
      <style jsx>{`
        section {
          padding-block: var(--space-above-title) var(--space-section);
          background: linear-gradient(var(--color-surface), var(--color-surface-tint));
        }

        @media print {
          section {
            padding-block: 0;
            background: none;
          }
        }
      `}</style>
    </Page>
  );
}
