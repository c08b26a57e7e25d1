import { restorationWords } from '@/lib/content/app/appRestoration';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What we learn from a call, which is next to nothing. */
export function PrivacyPanel() {
  const { title, items, policy } = restorationWords.privacy;
  return (
    <section className="deep privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <a href={localUrl('/pro/privacy-terms')}>{policy}</a>
      <style jsx>{`
        .privacy {
          padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
          border-radius: var(--radius-large);
        }

        ul {
          display: grid;
          gap: var(--space-3);
          margin-block: var(--space-4);
          padding-left: 1.25rem;
          list-style-type: disc;
        }

        li::marker {
          color: var(--color-accent-text);
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
