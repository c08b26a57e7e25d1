import { AccountSection } from '@/components/subscription/account/AccountSection';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { UnloadedList } from '@/components/subscription/account/UnloadedList';
import { invoiceWords as words } from '@/lib/content/account/charges';
import { useLinkAway } from '@/lib/hooks/account/leaveAccount';
import { useCharges } from '@/lib/hooks/account/useAccountData';
import { InvoiceItem } from './InvoiceItem';

/** What the account was charged, newest first; with `onlyEarlier`, nothing is shown unless there are invoices. */
export function Invoices({ onlyEarlier }: { onlyEarlier: boolean }) {
  const { state, data, reload } = useCharges();
  const invoices = data?.invoices ?? [];
  const linkAway = useLinkAway();
  if (onlyEarlier && invoices.length === 0) return null;
  return (
    <AccountSection
      heading={words.heading}
      intro={state === 'ready' && invoices.length === 0 ? words.none : undefined}
    >
      <ScreenError error={linkAway.error} />
      {state !== 'ready' ? (
        <UnloadedList state={state} words={words} row="low" reload={reload} />
      ) : invoices.length > 0 ? (
        <ul>
          {invoices.map((invoice) => (
            <li key={invoice.number ?? invoice.createdAt}>
              <InvoiceItem invoice={invoice} onOpen={linkAway.onClick} />
            </li>
          ))}
        </ul>
      ) : null}
      <style jsx>{`
        li + li {
          border-top: 1px solid var(--color-border);
        }
      `}</style>
    </AccountSection>
  );
}
