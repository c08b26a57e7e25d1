import { TickList } from '@/components/marketing/TickList';
import { restorationWords } from '@/lib/content/app/appRestoration';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What we learn from a call, which is next to nothing. */
export function PrivacyPanel() {
  const { title, items, policy } = restorationWords.privacy;
  return (
    <section className="deep privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">{title}</h2>
      <TickList items={items} />
      <a href={localUrl('/pro/privacy-terms')}>{policy}</a>
      <style jsx>{`
        .privacy {
          display: grid;
          gap: var(--space-4);
          padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
          border-radius: var(--radius-large);
        }

        @media print {
          .privacy {
            border: 1px solid currentColor;
          }
        }
      `}</style>
    </section>
  );
}
