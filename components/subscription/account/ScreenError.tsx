import { Notice } from '@/components/ui/Notice';
import { formWords } from '@/lib/content/account/forms';
import type { PersonError } from '@/lib/content/site/errors/personError';

/** The message about a failure that belongs to no field. It is scrolled to, as the button that failed may be far below. */
export function ScreenError({ error }: { error: PersonError | null }) {
  if (!error) return null;
  return (
    <div ref={scrollTo}>
      <Notice tone="danger" title={formWords.failed}>
        {error.sentence}
      </Notice>
      <style jsx>{`
        div {
          scroll-margin-block: calc(var(--header-height) + var(--space-4)) var(--space-4);
        }
      `}</style>
    </div>
  );
}

function scrollTo(message: HTMLElement | null): void {
  message?.scrollIntoView?.({ block: 'nearest' });
}
