import { buyTerms } from '@/lib/content/subscription/proReading';

/** Who takes the payment, and what a buyer agrees to. */
export function BuyTerms() {
  const { payment, before, link, after } = buyTerms;
  return (
    <p>
      {payment} {before}
      <a href="/pro/privacy-terms">{link}</a>
      {after}
      <style jsx>{`
        p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-caption);
        }
      `}</style>
    </p>
  );
}
