import type { Language } from '@/lib/content/site/languages/languages';
import type { LegalSection } from '@/lib/legal/legalDocument';
import { LegalBlock } from './LegalBlock';

/** The section that summarizes the document in a few lines; it has its own background. */
const summary = 'in-short';

type Props = { sections: readonly LegalSection[]; language: Language };

/** The text itself. */
export function LegalSections({ sections, language }: Props) {
  return sections.map(({ id, title, blocks }) => (
    <section
      key={id}
      id={id}
      className={id === summary ? 'summary' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="medium-title" id={`${id}-title`}>
        {title}
      </h2>
      {blocks.map((block, index) => (
        // The blocks of a text have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
        <LegalBlock key={index} block={block} label={`${id}-title`} language={language} />
      ))}
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
