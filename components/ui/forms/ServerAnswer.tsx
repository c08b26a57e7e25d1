import type { ReactNode } from 'react';

type Props = {
  /** What the server writes on `main` (server/http/answeredForm). */
  to: 'busy' | 'wrong' | 'failed' | 'received' | 'subscribed';
  children: ReactNode;
};

/** What the page says when it is the answer to its own form, which the browser sent without a script. */
export function ServerAnswer({ to, children }: Props) {
  return (
    <div className={to}>
      {children}
      <style jsx>{`
        div {
          display: none;
          margin-bottom: var(--space-3);
        }

        :global(main[data-answer~='form-busy']) .busy,
        :global(main[data-answer~='form-wrong']) .wrong,
        :global(main[data-answer~='form-failed']) .failed,
        :global(main[data-answer~='form-received']) .received,
        :global(main[data-answer~='form-subscribed']) .subscribed {
          display: block;
        }
      `}</style>
    </div>
  );
}
