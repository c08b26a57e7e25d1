import { language } from '@/lib/content/site/languages/language';
import { type CurrencyCode, currencies, formatMoney } from '@/lib/content/subscription/currencies';
import { priceIn } from '@/lib/content/subscription/plans';
import { buyingWords } from '@/lib/content/subscription/pro';
import { billingPeriods } from '@/lib/contract/subscription';

const codes = Object.keys(currencies) as CurrencyCode[];

/** The price in each currency for readers without a script, whose country this page cannot request. */
export function PricesWithoutScript() {
  const { text, caption, currency } = buyingWords.withoutScript;
  return (
    <noscript>
      <p className="prices-note">{text}</p>
      <table className="prices-by-currency">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{currency}</th>
            {billingPeriods.map((period) => (
              <th key={period} scope="col">
                {buyingWords.period[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              {billingPeriods.map((period) => (
                <td key={period}>{formatMoney(priceIn(code, period), language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <style jsx global>{`
        .prices-note {
          margin-bottom: var(--space-4);
        }

        .prices-by-currency {
          width: 100%;
          border-collapse: collapse;
          font-size: var(--text-small);
        }

        .prices-by-currency caption {
          padding-bottom: var(--space-2);
          font-weight: var(--weight-semibold);
          text-align: start;
        }

        .prices-by-currency th,
        .prices-by-currency td {
          padding: var(--space-2) var(--space-3) var(--space-2) 0;
          border-bottom: 1px solid var(--color-border);
          text-align: start;
        }
      `}</style>
    </noscript>
  );
}
