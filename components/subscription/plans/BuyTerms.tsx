import { localUrl } from '@/lib/content/site/languages/localUrl';
import { buyTerms } from '@/lib/content/subscription/proReading';

/** What a buyer agrees to. For who subscribed before, the form around it shows the other sentence, as long. */
export function BuyTerms() {
  const { moneyBack, firstOnly, payment, before, link, after } = buyTerms;
  return (
    <>
      <p className="first above-1 small-text medium-weight balanced">{moneyBack}</p>
      <p className="again above-1 small-text medium-weight balanced">{firstOnly}</p>
      <p className="above-2 muted caption-text balanced">
        {payment} {before}
        <a href={localUrl('/pro/privacy-terms')}>{link}</a>
        {after}
      </p>
      <style jsx>{`
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
