import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import type { Invoice } from '@/lib/contract/billing';

type Props = { invoices: readonly Invoice[]; onOpen: () => void };

const { title, text, action } = manageWords.confirmPayment;

/** Leads to the page where a payment is confirmed to the bank, while one waits for that. */
export function ConfirmPayment({ invoices, onOpen }: Props) {
  const url = invoices.find(({ awaitsBank }) => awaitsBank)?.pageUrl;
  if (!url) return null;
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <ButtonLink size="small" href={url} onClick={onOpen}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
}
