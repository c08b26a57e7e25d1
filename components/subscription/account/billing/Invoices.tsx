import { AccountSection } from '@/components/subscription/account/AccountSection';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { UnloadedList } from '@/components/subscription/account/UnloadedList';
import { invoiceWords } from '@/lib/content/account/charges';
import { useInvoices } from '@/lib/hooks/account/useInvoices';
import { useLinkAway } from '@/lib/hooks/account/useLinkAway';
import { InvoiceItem } from './InvoiceItem';

const words = invoiceWords;

type Props = {
  /** Whether invoices may be from an earlier subscription only: then nothing is shown unless there are some. */
  onlyEarlier?: boolean;
};

/** What the account was charged, newest first. */
export function Invoices({ onlyEarlier = false }: Props) {
  const { state, invoices, reload } = useInvoices();
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
