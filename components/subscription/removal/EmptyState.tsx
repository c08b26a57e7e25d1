import type { Ref } from 'react';
import { Mark } from '@/components/ui/icons/Mark';

type Props = { title: string; text: string; headingRef?: Ref<HTMLHeadingElement> };

/** Nothing to show, which is good news here. */
export function EmptyState({ title, text, headingRef }: Props) {
  return (
    <div className="empty in-column gap-2 centered">
      <Mark size={64} />
      <h2 className="small-title" ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p className="muted">{text}</p>
      <style jsx>{`
        .empty {
          justify-items: center;
          padding-block: var(--space-6);
        }

        p {
          max-width: 28rem;
        }
      `}</style>
    </div>
  );
}
