import { Notice } from '@/components/ui/Notice';
import { formWords } from '@/lib/content/account/forms';
import type { PersonError } from '@/lib/content/site/errors/personError';

/** The message about a failure that belongs to no field. */
export function ScreenError({ error }: { error: PersonError | null }) {
  if (error?.scope !== 'screen') return null;
  return (
    <Notice tone="danger" title={formWords.failed}>
      {error.sentence}
    </Notice>
  );
}
