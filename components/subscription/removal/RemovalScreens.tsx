import { useEffect, useState } from 'react';
import { EditProfile } from '@/components/subscription/removal/profile/EditProfile';
import { ConfirmStep } from '@/components/subscription/removal/steps/ConfirmStep';
import { ProfileStep } from '@/components/subscription/removal/steps/ProfileStep';
import { ScanStep } from '@/components/subscription/removal/steps/ScanStep';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { removalWords } from '@/lib/content/app/removal';
import { brand } from '@/lib/content/brand';
import { type Removal, useRemoval } from '@/lib/hooks/native/useRemoval';
import type { RemovalApp } from '@/lib/native/removal/removalApp';
import { Dashboard } from './Dashboard';
import { RemovalPending } from './RemovalPending';
import { RemovalShell } from './RemovalShell';

/** All removal screens inside the app, one at a time. */
export function RemovalScreens({ app }: { app: RemovalApp }) {
  return <Screen removal={useRemoval(app)} />;
}

function Screen({ removal }: { removal: Removal }) {
  switch (removal.screen) {
    case 'pending':
      return <RemovalPending />;
    case 'failed':
      return <Failed onRetry={removal.begin} />;
    case 'name':
    case 'year':
    case 'address':
      return <ProfileStep key={removal.screen} part={removal.screen} removal={removal} />;
    case 'confirm':
      return <ConfirmStep removal={removal} />;
    case 'scan':
      return <ScanStep removal={removal} />;
    case 'dashboard':
      return <Dashboard removal={removal} />;
    case 'edit':
      return <EditProfile removal={removal} />;
    case 'deleted':
      return <ProfileDeleted removal={removal} />;
    case 'feedback':
      return <RemovalFeedback removal={removal} />;
  }
}

/** The app did not answer at the start. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { heading, text, retry } = removalWords.failed;
  return (
    <RemovalShell heading={heading} intro={text}>
      <Button wide onClick={onRetry}>
        {retry}
      </Button>
    </RemovalShell>
  );
}

function ProfileDeleted({ removal: { go } }: { removal: Removal }) {
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

/** What went wrong, then the app's own form if it has one, otherwise a mail that the person writes. */
function RemovalFeedback({ removal: { app, go } }: { removal: Removal }) {
  const words = removalWords.feedback;
  const [reason, setReason] = useState<string | null>(null);
  const [openForm, setOpenForm] = useState<(() => void) | null>(null);
  useEffect(() => {
    void app.feedback().then((open) => setOpenForm(() => open));
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
