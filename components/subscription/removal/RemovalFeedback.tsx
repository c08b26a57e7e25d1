import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { removalWords } from '@/lib/content/app/removal';
import { brand } from '@/lib/content/brand';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import { RemovalShell } from './RemovalShell';

/** What went wrong, then the app's own form if it has one, otherwise a mail that the person writes. */
export function RemovalFeedback({ removal: { app, go } }: { removal: Removal }) {
  const words = removalWords.feedback;
  const [reason, setReason] = useState<string | null>(null);
  const [openForm, setOpenForm] = useState<(() => void) | null>(null);
  useEffect(() => {
    let mounted = true;
    void app.feedback().then((open) => mounted && setOpenForm(() => open));
    return () => {
      mounted = false;
    };
  }, [app]);

  const chosen = words.reasons.find(({ id }) => id === reason)?.label ?? words.heading;
  const address = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(words.subject(chosen))}`;
  return (
    <RemovalShell heading={words.heading} local={false}>
      <ChoicePills
        name="reason"
        legend={words.legend}
        options={words.reasons}
        chosen={reason}
        onChoose={setReason}
      />
      {openForm ? (
        <Button wide onClick={openForm}>
          {words.form}
        </Button>
      ) : (
        <ButtonLink wide href={address}>
          {words.mail}
        </ButtonLink>
      )}
      <p className="small-print">{words.note}</p>
      <Button variant="quiet" onClick={() => go('dashboard')}>
        {words.back}
      </Button>
    </RemovalShell>
  );
}
