import { type ReactNode, useEffect, useId, useRef } from 'react';
import { iconButtonStyles } from '@/components/ui/forms/iconButtonStyles';
import { Icon } from '@/components/ui/icons/Icon';
import { popupStyles } from '@/components/ui/popupStyles';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom; the last one is the primary one. */
  actions?: ReactNode;
};

/**
 * A modal question or form in the browser's own dialog element, which keeps the focus inside, closes on Escape and
 * makes the rest of the page inert. The focus then returns to where it was. While its owner wants it open, it stays open:
 * Chromium closes a dialog by itself when Escape is pressed twice. Flows only: it needs React in the page.
 */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  return (
    <dialog
      className="popup"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) currentTarget.showModal();
      }}
    >
      {open ? (
        <div className="body in-column gap-4">
          <header className="apart gap-4 at-start">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button own-size" onClick={onClose}>
              <Icon name="close" size={24} />
              <span className="spoken">{closeLabel}</span>
            </button>
          </header>
          {children}
          {actions ? <footer className="gap-3 above-2 side-by-side">{actions}</footer> : null}
        </div>
      ) : null}
      <style jsx global>
        {iconButtonStyles}
      </style>
      <style jsx global>
        {popupStyles}
      </style>
      <style jsx>{`
        dialog {
          width: min(32rem, 100vw - 2 * min(1rem, 5vw));
          max-width: none;
          max-height: calc(100dvh - 2 * min(1rem, 5vw));
          padding: 0;
          border: 1px solid var(--color-border);
        }

        .body {
          grid-template-columns: minmax(0, 1fr);
          padding: var(--card-padding);
        }

        button {
          margin: -0.375rem -0.5rem 0 0;
        }

        footer {
          flex-wrap: wrap-reverse;
          justify-content: flex-end;
        }

        /* A button that does not fit beside the other takes the full width, and so does the other. */
        footer > :global(*) {
          flex-grow: 1;
        }

        @media (--below-compact) {
          footer {
            flex-direction: column-reverse;
            align-items: stretch;
          }
        }
      `}</style>
    </dialog>
  );
}
