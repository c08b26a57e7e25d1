import { localUrl } from '@/lib/content/site/languages/localUrl';
import { buyTerms } from '@/lib/content/subscription/proReading';

/** What a buyer agrees to. For who subscribed before, the form around it shows the other sentence, as long. */
export function BuyTerms() {
  const { moneyBack, firstOnly, payment, before, link, after } = buyTerms;
  return (
    <>
      <p className="promise first medium-weight above-2 muted caption-text">{moneyBack}</p>
      <p className="promise again medium-weight above-2 muted caption-text">{firstOnly}</p>
      <p className="above-2 muted caption-text">
        {payment} {before}
        <a href={localUrl('/pro/privacy-terms')}>{link}</a>
        {after}
      </p>
      <style jsx>{`
        p {
          text-wrap: balance;
        }

        .promise {
          margin-top: var(--space-1);
          color: var(--color-text);
          font-size: var(--text-small);
        }

        .again,
        :global(.returning) .first {
          display: none;
        }

        :global(.returning) .again {
          display: block;
        }
      `}</style>
    </>
  );
}
