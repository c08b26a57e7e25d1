import type { ReactNode } from 'react';

/** A screen of a product, built of text so that it stays sharp at every size: one picture to screen readers. */
export function Screen({ describes, children }: { describes: string; children: ReactNode }) {
  return (
    <div
      className="product-screen small-text clipped high-shadow paper-ground medium-corners"
      data-screen-only
      role="img"
      aria-label={describes}
    >
      <div aria-hidden="true">{children}</div>
      <style jsx global>{`
        .product-screen {
          border: 1px solid var(--art-paper-edge);
          color: var(--color-text);
          line-height: 1.35;
          text-align: start;
        }

        .product-screen b {
          color: var(--color-text);
        }

        /* Turned on. */
        .product-screen .switch {
          flex: none;
          width: 2.25rem;
          height: 1.375rem;
          border-radius: var(--radius-round);
          background:
            radial-gradient(circle at calc(100% - 0.6875rem), var(--color-on-accent) 0.46875rem, transparent 0.5rem)
            var(--color-accent);
        }
      `}</style>
    </div>
  );
}
