import type { Language } from '@/lib/content/site/languages/languages';
import type { Block } from '@/lib/legal/legalDocument';
import { LegalRun } from './LegalRun';
import { LegalTable } from './LegalTable';

type Props = {
  block: Block;
  /** Id of the heading that names a table for screen readers. */
  label: string;
  language: Language;
};

/** A paragraph, heading, list or table of a legal text. */
export function LegalBlock({ block, label, language }: Props) {
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

function content({ block, label, language }: Props) {
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
