import { donationsHero } from '@/lib/content/company/donationWords';

export function DonationTotal() {
  const { total, totalLabel } = donationsHero;
  return (
    <p className="lead-text">
      <b className={total.length > 7 ? 'long' : undefined}>{total}</b> {totalLabel}
      <style jsx>{`
        b {
          display: block;
          color: var(--color-text);
          font-size: min(clamp(3.5rem, 2rem + 6vw, 7rem), 17.5vw);
          font-weight: var(--weight-semibold);
          letter-spacing: -0.05em;
          line-height: 1;
        }

        /* Languages that write out what English abbreviates to one letter. */
        .long {
          font-size: min(clamp(2.5rem, 1rem + 3.6vw, 4rem), 12vw);
        }
      `}</style>
    </p>
  );
}
