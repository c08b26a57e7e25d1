import { AccountSection } from '@/components/subscription/account/AccountSection';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { invoiceWords } from '@/lib/content/account/charges';
import { manageWords } from '@/lib/content/account/manage';
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
      {state === 'error' ? (
        <Notice
          tone="warning"
          title={words.failed}
          actions={
            <Button size="small" variant="secondary" icon="refresh" onClick={reload}>
              {manageWords.retry}
            </Button>
          }
        />
      ) : state === 'pending' ? (
        <div className="pending">
          <p role="status">
            <VisuallyHidden>{words.loading}</VisuallyHidden>
          </p>
          <Skeleton width="medium" />
        </div>
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
        .pending {
          position: relative;
          min-height: 3.25rem;
          padding-block: var(--space-3);
        }

        li + li {
          border-top: 1px solid var(--color-border);
        }
      `}</style>
    </AccountSection>
  );
}
