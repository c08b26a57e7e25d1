import { AccountSection } from '@/components/subscription/account/AccountSection';
import { Announcement } from '@/components/subscription/account/Announcement';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Reauthenticate } from '@/components/subscription/account/signIn/Reauthenticate';
import { Button } from '@/components/ui/forms/Button';
import { dataExportWords } from '@/lib/content/account/dataExport';
import { useDataExport } from '@/lib/hooks/account/useDataExport';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';

const words = dataExportWords;

/** Everything stored about the account, to take along; asks for a code first unless there was one just now. */
export function DataExport({ email }: { email: string | null }) {
  const { busy, error, needsCode, done, download, cancel } = useDataExport();
  const { place, keepFocus } = useKeptFocus();

  // What was pressed may give way to what is asked next, or to the first button again.
  function start() {
    download();
    keepFocus();
  }

  return (
    <AccountSection heading={words.heading} intro={words.intro}>
      <Announcement text={done ? words.done : ''} />
      <ScreenError error={error && { ...error, scope: 'screen' }} />
      {needsCode ? (
        <div className="confirmation" ref={place} tabIndex={-1}>
          <p>{email === null ? words.needsEmail : words.needsCode(email)}</p>
          {email === null ? null : (
            <Reauthenticate email={email} send={words.sendCode} submit={words.confirm} onDone={start} />
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              cancel();
              keepFocus();
            }}
          >
            {words.cancel}
          </Button>
        </div>
      ) : (
        <div ref={place} tabIndex={-1}>
          <Button variant="secondary" size="small" busyLabel={busy ? words.working : null} onClick={start}>
            {words.download}
          </Button>
        </div>
      )}
      <style jsx>{`
        .confirmation {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-4);
          max-width: 28rem;
        }

        p {
          font-size: var(--text-small);
        }
      `}</style>
    </AccountSection>
  );
}
