import type { ReactNode } from 'react';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';

/** A drawn browser window around a drawn page, open at the bottom. Decoration throughout. */
export function BrowserFrame({ address, children }: { address: string; children: ReactNode }) {
  return (
    <div className="window" aria-hidden="true">
      <div className="bar in-row">
        <i />
        <i />
        <i />
        <span className="address in-row muted round-ends">
          <SiteIcon name="lock" size={16} />
          {address}
        </span>
      </div>
      {children}
      <style jsx>{`
        .window {
          overflow: hidden;
          border: 1px solid var(--art-paper-edge);
          border-radius: 1.125rem 1.125rem 0 0;
          background: var(--art-paper);
          box-shadow: var(--shadow-high);
          color: var(--color-text);
          font-size: clamp(0.75rem, 0.62rem + 0.5vw, 1rem);
          text-align: left;
        }

        .bar {
          gap: 0.5em;
          padding: 0.75em 1em;
          background: var(--color-surface-warm);
        }

        i {
          width: 0.7em;
          height: 0.7em;
          border-radius: 50%;
          background: var(--art-line);
        }

        .address {
          gap: 0.4em;
          margin-inline: auto;
          padding: 0.25em 1.5em 0.25em 1.1em;
          background: var(--art-paper);
          font-size: 0.875em;
        }
      `}</style>
    </div>
  );
}
