import { AccountSection } from '@/components/subscription/account/AccountSection';
import { Announcement } from '@/components/subscription/account/Announcement';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { OwnerQuestion } from '@/components/subscription/account/signIn/OwnerQuestion';
import { Button } from '@/components/ui/forms/Button';
import { dataExportWords as words } from '@/lib/content/account/dataExport';
import { useCharges } from '@/lib/hooks/account/useAccountData';
import { useDataExport } from '@/lib/hooks/account/useDataExport';
import { useDevices } from '@/lib/hooks/account/useDevices';
import type { SubscriptionState } from '@/lib/hooks/account/useSubscription';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { dataInWords } from './dataInWords';

type Props = { account: SubscriptionState; email: string | null };

/** Everything stored about the account, to take along; asks for a code first unless there was one just now. */
export function DataExport({ account, email }: Props) {
  const charges = useCharges();
  const devices = useDevices();
  const { busy, error, needsCode, done, download, cancel } = useDataExport((data) =>
    dataInWords(data, {
      ...{ account, email },
      invoices: charges.data?.invoices ?? null,
      devices: devices.state === 'ready' ? devices.devices : null,
    }),
  );
  const { place, keepFocus } = useKeptFocus();

  // What was pressed may give way to what is asked next, or to the first button again.
  function keepingPlace(act: () => void) {
    act();
    keepFocus();
  }
  const start = () => keepingPlace(download);

  return (
    <AccountSection heading={words.heading} intro={words.intro}>
      <Announcement text={done ? words.done : ''} />
      <ScreenError error={error} />
      {needsCode ? (
        <OwnerQuestion
          email={email}
          words={words}
          onDone={start}
          onCancel={() => keepingPlace(cancel)}
          ref={place}
        />
      ) : (
        <div ref={place} tabIndex={-1}>
          <Button variant="secondary" size="small" busyLabel={busy ? words.working : null} onClick={start}>
            {words.download}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
