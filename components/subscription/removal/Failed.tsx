import { Button } from '@/components/ui/forms/Button';
import { removalWords } from '@/lib/content/app/removal';
import { RemovalShell } from './RemovalShell';

/** The app did not answer at the start. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { heading, text, retry } = removalWords.failed;
  return (
    <RemovalShell heading={heading} intro={text}>
      <Button wide onClick={onRetry}>
        {retry}
      </Button>
    </RemovalShell>
  );
}
