import { type ReactNode, type Ref, useId } from 'react';

type Props = { heading: string; headingRef?: Ref<HTMLHeadingElement>; intro?: string; children: ReactNode };

/** A part of the account page below the subscription itself. */
export function AccountSection({ heading, headingRef, intro, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h2>
        {intro ? <p className="small-print">{intro}</p> : null}
      </div>
      {children}
      <style jsx>{`
        section {
          position: relative;
          display: grid;
          gap: var(--space-3);
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        h2 {
          font-size: var(--text-title-3);
        }

        p {
          margin-top: var(--space-1);
        }
      `}</style>
    </section>
  );
}
