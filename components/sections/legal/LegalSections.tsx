import { LegalRun } from '@/components/sections/legal/LegalRun';
import { LegalTable } from '@/components/sections/legal/LegalTable';
import type { Language } from '@/lib/content/site/languages/languages';
import type { Block, LegalSection } from '@/lib/legal/legalDocument';

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
      <h2 id={`${id}-title`}>{title}</h2>
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

type LegalBlockProps = {
  block: Block;
  /** Id of the heading that names a table for screen readers. */
  label: string;
  language: Language;
};

/** A paragraph, heading, list or table of a legal text. */
function LegalBlock({ block, label, language }: LegalBlockProps) {
  return (
    <div className="block">
      {content({ block, label, language })}
      <style jsx global>{`
        .block {
          margin-top: 1em;
        }

        .block h3 {
          margin-top: 1.6em;
          scroll-margin-top: var(--space-6);
        }

        .block > ul,
        .block > ol {
          padding-left: 1.375rem;
        }

        .block > ol {
          padding-left: 1.625rem;
        }

        .block li + li {
          margin-top: 0.5em;
        }

        .block li::marker {
          color: var(--color-accent-text);
          font-weight: var(--weight-semibold);
        }

        .block strong {
          font-weight: var(--weight-semibold);
        }

        .block .whole {
          white-space: nowrap;
        }
      `}</style>
    </div>
  );
}

function content({ block, label, language }: LegalBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LegalRun words={block.children} language={language} />
        </p>
      );
    case 'heading':
      return <h3 id={block.id}>{block.text}</h3>;
    case 'table':
      return <LegalTable head={block.head} rows={block.rows} label={label} language={language} />;
    case 'list': {
      const items = block.items.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
        <li key={index}>
          <LegalRun words={words} language={language} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}
