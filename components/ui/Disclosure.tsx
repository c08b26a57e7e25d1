import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: string;
  /** In place of `text`: what is more than a paragraph. */
  children?: ReactNode;
  /** A link to this fragment shows what is folded, also without a script. */
  id?: string;
};

/** A line that expands to a paragraph, or to more, without a script. */
export function Disclosure({ title, text, children, id }: Props) {
  return (
    <details className="line-above" id={id}>
      <summary className="in-row apart gap-3 medium-weight">{title}</summary>
      {text ? <p className="muted">{text}</p> : children}
      <style jsx>{`
        summary {
          min-height: 3.25rem;
          padding-block: var(--space-3);
          list-style: none;
        }

        summary::-webkit-details-marker {
          display: none;
        }

        summary:hover {
          color: var(--color-accent-text);
        }

        summary::after {
          flex: none;
          width: 0.5rem;
          height: 0.5rem;
          margin-right: 0.25rem;
          border: solid currentColor;
          border-width: 0 2px 2px 0;
          translate: 0 -0.125rem;
          rotate: 45deg;
          content: '';
        }

        details:target::details-content {
          content-visibility: visible;
        }

        details[open] summary::after {
          translate: 0 0.125rem;
          rotate: 225deg;
        }

        p {
          padding-bottom: var(--space-4);
        }
      `}</style>
    </details>
  );
}
