import { type ReactNode, type Ref, useId } from 'react';

type Props = { heading: string; headingRef?: Ref<HTMLHeadingElement>; intro?: string; children: ReactNode };

/** A part of the account page below the subscription itself. */
export function AccountSection({ heading, headingRef, intro, children }: Props) {
  const id = useId();
  return (
    <section className="in-column gap-3" aria-labelledby={id}>
      <div>
        <h2 className="small-title" id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h2>
        {intro ? <p className="small-print above-1">{intro}</p> : null}
      </div>
      {children}
      <style jsx>{`
        section {
          position: relative;
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
        }
      `}</style>
    </section>
  );
}
