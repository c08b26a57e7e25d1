import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { iconButtonStyles } from '@/components/ui/forms/iconButtonStyles';
import { Icon } from '@/components/ui/icons/Icon';
import { popupStyles } from '@/components/ui/popupStyles';
import { interfaceWords } from '@/lib/content/site/interface';

type Props = {
  open: boolean;
  title: string;
  /** The label of the button that leaves everything as it is; null without one. */
  cancel: string | null;
  /** During a call the dialog stays open. */
  busy?: boolean;
  onClose: () => void;
  /** The button that goes on, if there is one. */
  action: ReactNode;
  children: ReactNode;
};

/**
 * Asks before something that cannot simply be undone, in the browser's own dialog element, which keeps the focus inside,
 * closes on Escape and makes the rest of the page inert. The focus then returns to where it was. While its owner wants it
 * open, it stays open: Chromium closes a dialog by itself when Escape is pressed twice.
 */
export function QuestionDialog({ open, title, cancel, busy = false, onClose, action, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => (busy ? undefined : onClose());

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
        close();
      }}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) currentTarget.showModal();
      }}
    >
      {open ? (
        <div className="body in-column gap-4">
          <header className="apart gap-4 at-start">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button own-size" onClick={close}>
              <Icon name="close" size={24} />
              <span className="spoken">{interfaceWords.close}</span>
            </button>
          </header>
          {children}
          <footer className="gap-3 above-2 side-by-side">
            {cancel === null ? null : (
              <Button variant="secondary" onClick={close}>
                {cancel}
              </Button>
            )}
            {action}
          </footer>
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
