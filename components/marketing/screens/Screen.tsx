import type { ReactNode } from 'react';

/** A screen of a product, built of text so that it stays sharp at every size: one picture to screen readers. */
export function Screen({ describes, children }: { describes: string; children: ReactNode }) {
  return (
    <div className="product-screen" data-screen-only role="img" aria-label={describes}>
      <div aria-hidden="true">{children}</div>
      <style jsx global>{`
        .product-screen {
          overflow: hidden;
          border: 1px solid var(--art-paper-edge);
          border-radius: var(--radius-medium);
          background: var(--art-paper);
          box-shadow: var(--shadow-high);
          color: var(--color-text);
          font-size: var(--text-small);
          line-height: 1.35;
          text-align: start;
        }
      `}</style>
    </div>
  );
}
