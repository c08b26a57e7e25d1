import { compareWords } from '@/lib/content/downloadPages/compare';
import { comparisonAsOf, type Support } from '@/lib/content/downloads/comparison';
import { SupportSign } from './SupportSign';

const kinds: readonly Support[] = ['included', 'limited', 'paid', 'none'];

export function Legend() {
  return (
    <div className="legend apart wrapping small-text below-6 medium-corners warm-ground">
      <ul className="wrapping" aria-label={compareWords.legend}>
        {kinds.map((support) => (
          <li key={support}>
            <SupportSign support={support} />
          </li>
        ))}
      </ul>
      <p className="muted">
        {compareWords.asOf} <time dateTime={comparisonAsOf.date}>{comparisonAsOf.words}</time>
      </p>
      <style jsx>{`
        .legend {
          gap: var(--space-3) var(--space-6);
          padding: var(--space-4) var(--space-5);
        }

        ul {
          gap: var(--space-2) var(--space-5);
        }
      `}</style>
    </div>
  );
}
