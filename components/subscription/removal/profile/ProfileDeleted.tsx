import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { Button } from '@/components/ui/forms/Button';
import { removalWords } from '@/lib/content/app/removal';
import type { Removal } from '@/lib/hooks/native/useRemoval';

export function ProfileDeleted({ removal: { go } }: { removal: Removal }) {
  const { heading, text, again, feedback } = removalWords.deleted;
  return (
    <RemovalShell heading={heading} intro={text} local={false}>
      <Button wide onClick={() => go('name')}>
        {again}
      </Button>
      <Button variant="quiet" wide onClick={() => go('feedback')}>
        {feedback}
      </Button>
    </RemovalShell>
  );
}
