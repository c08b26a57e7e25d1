import { Badge } from '@/components/ui/Badge';
import { invoiceWords } from '@/lib/content/account/charges';
import { dayForReader } from '@/lib/content/days';
import type { Invoice } from '@/lib/contract/billing';
import { sumText } from './sumText';

const words = invoiceWords;
const tones = {
  paid: 'success',
  open: 'warning',
  void: 'neutral',
  uncollectible: 'neutral',
  credit: 'neutral',
  refunded: 'neutral',
  partlyRefunded: 'neutral',
} as const;

/** One charge: its date, status and amount, and the invoice at the payment provider. */
export function InvoiceItem({ invoice, onOpen }: { invoice: Invoice; onOpen?: () => void }) {
  const { createdAt, total, currency, pageUrl, pdfUrl } = invoice;
  const state = stateOf(invoice);
  const day = dayForReader(createdAt);
  return (
    <div className="invoice in-column level">
      <span className="medium-weight">{day}</span>
      <span className="state">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </span>
      <span className="sum">{sumText(total, currency)}</span>
      <span className="links side-by-side" data-screen-only>
        {pageUrl ? (
          <a className="finger-sized small-text holder" href={pageUrl} rel="noreferrer" onClick={onOpen}>
            <span aria-hidden="true">{words.view}</span>
            <span className="spoken">{words.viewLabel(day)}</span>
          </a>
        ) : null}
        {pdfUrl ? (
          <a className="finger-sized small-text holder" href={pdfUrl} rel="noreferrer">
            <span aria-hidden="true">{words.pdf}</span>
            <span className="spoken">{words.pdfLabel(day)}</span>
          </a>
        ) : null}
      </span>
      <style jsx>{`
        .invoice {
          grid-template-columns: minmax(0, 1fr) auto 7rem 7rem;
          gap: 0 var(--space-4);
          min-height: 3.25rem;
        }

        .state {
          justify-self: end;
        }

        .sum {
          font-variant-numeric: tabular-nums;
          text-align: end;
        }

        .links {
          justify-content: end;
        }

        .links a {
          padding-inline: var(--space-2);
        }

        @media (--below-compact) {
          .invoice {
            grid-template-columns: minmax(0, 1fr) auto;
            padding-block: var(--space-3);
          }

          .sum {
            grid-column: 1;
            text-align: start;
          }

          .links {
            margin-right: calc(-1 * var(--space-2));
          }
        }
      `}</style>
    </div>
  );
}

/** What became of an invoice and its money. */
export function stateOf({ status, total, refunded = 0 }: Invoice): keyof typeof words.states {
  if (total < 0) return 'credit';
  if (refunded === 0) return status;
  return refunded < total ? 'partlyRefunded' : 'refunded';
}
