import { pressMission } from '@/lib/content/company/press';

export function PressMission() {
  const { title, sentence, hint } = pressMission;
  return (
    <div className="page-column">
      <section className="deep mission huge-corners" aria-labelledby="mission-title">
        <h2 className="small-title accent-text" id="mission-title">
          {title}
        </h2>
        <p className="sentence strong-weight">{sentence}</p>
        <p className="muted">{hint}</p>
        <style jsx>{`
          .mission {
            padding: clamp(2rem, 1rem + 5vw, 5.5rem) clamp(1.5rem, 0.5rem + 5vw, 5rem);
          }

          .sentence {
            max-width: 16.25em;
            margin-block: var(--space-4) var(--space-5);
            font-size: min(clamp(1.875rem, 1.2rem + 3vw, 3.75rem), 12vw);
            letter-spacing: var(--tracking-display);
            line-height: 1.08;
          }
        `}</style>
      </section>
    </div>
  );
}
