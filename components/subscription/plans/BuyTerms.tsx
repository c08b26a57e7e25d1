import { localUrl } from '@/lib/content/site/languages/localUrl';
import { buyTerms } from '@/lib/content/subscription/proReading';

/** The money-back guarantee, who takes the payment, and what a buyer agrees to. */
export function BuyTerms() {
  const { moneyBack, payment, before, link, after } = buyTerms;
  return (
    <>
      <p className="promise">{moneyBack}</p>
      <p>
        {payment} {before}
        <a href={localUrl('/pro/privacy-terms')}>{link}</a>
        {after}
      </p>
      <style jsx>{`
        p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-caption);
        }

        .promise {
          margin-top: var(--space-1);
          color: var(--color-text);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }
      `}</style>
    </>
  );
}
