import type { Ref } from 'react';
import { Mark } from '@/components/ui/icons/Mark';

type Props = { title: string; text: string; headingRef?: Ref<HTMLHeadingElement> };

/** Nothing to show, which is good news here. */
export function EmptyState({ title, text, headingRef }: Props) {
  return (
    <div className="empty">
      <Mark size={64} />
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p className="muted">{text}</p>
      <style jsx>{`
        .empty {
          display: grid;
          justify-items: center;
          gap: var(--space-2);
          padding-block: var(--space-6);
          text-align: center;
        }

        h2 {
          font-size: var(--text-title-3);
        }

        p {
          max-width: 28rem;
        }
      `}</style>
    </div>
  );
}
