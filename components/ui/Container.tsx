import type { ReactNode } from 'react';

type Props = { children: ReactNode; width?: 'content' | 'text' | 'form' };

/** The centered column of a page, with its side margins. */
export function Container({ children, width = 'content' }: Props) {
  return (
    <div className={width}>
      {children}
      <style jsx>{`
        div {
          width: 100%;
          margin-inline: auto;
          padding-inline: var(--space-gutter);
        }

        .content {
          max-width: calc(var(--width-content) + 2 * var(--space-gutter));
        }

        .text {
          max-width: calc(var(--width-text) + 2 * var(--space-gutter));
        }

        .form {
          max-width: calc(var(--width-form) + 2 * var(--space-gutter));
        }
      `}</style>
    </div>
  );
}
