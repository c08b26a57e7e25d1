import { type ReactNode, type Ref, useId } from 'react';

type Props = { heading: string; headingRef?: Ref<HTMLHeadingElement>; intro?: string; children: ReactNode };

/** A part of the account page below the subscription itself. */
export function AccountSection({ heading, headingRef, intro, children }: Props) {
  const id = useId();
  return (
    <section className="in-column gap-3 line-above holder" aria-labelledby={id}>
      <div>
        <h2 className="small-title" id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h2>
        {intro ? <p className="small-print above-1">{intro}</p> : null}
      </div>
      {children}
      <style jsx>{`
        section {
          padding-top: var(--space-5);
        }
      `}</style>
    </section>
  );
}
