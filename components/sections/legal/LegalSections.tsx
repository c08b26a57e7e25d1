import type { LegalSection } from '@/lib/legal/legalDocument';
import { LegalTextStyles } from './LegalTextStyles';

/** The section that summarizes the document in a few lines; it has its own background. */
const summary = 'in-short';

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, markup }) => (
    <section
      key={id}
      id={id}
      className={id === summary ? 'summary' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, in which parseLegalDocument accepts no HTML */}
      <div className="legal-text" dangerouslySetInnerHTML={{ __html: markup }} />
      <LegalTextStyles />
      <style jsx>{`
        section {
          scroll-margin-top: var(--space-6);
          line-height: 1.65;
        }

        section + section {
          margin-top: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
        }

        .summary {
          padding: clamp(1.25rem, 3vw, 2rem);
          border-radius: var(--radius-large);
          background: var(--color-surface-tint);
        }

        .summary h2 {
          font-size: var(--text-title-3);
        }

        @media print {
          section + section {
            margin-top: var(--space-5);
          }

          .summary {
            padding: var(--space-4);
            border: 1px solid currentColor;
            background: none;
          }
        }
      `}</style>
    </section>
  ));
}
