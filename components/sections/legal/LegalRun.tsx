import { Fragment } from 'react';
import type { Inline } from '@/lib/legal/legalDocument';

/** Running text with its links and emphasis. */
export function LegalRun({ words }: { words: readonly Inline[] }) {
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
    <Fragment key={index}>{shown(word)}</Fragment>
  ));
}

function shown(word: Inline) {
  switch (word.kind) {
    case 'text':
      return word.text;
    case 'strong':
      return (
        <strong>
          <LegalRun words={word.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <LegalRun words={word.children} />
        </em>
      );
    case 'link':
      return (
        <a href={word.href}>
          <LegalRun words={word.children} />
        </a>
      );
  }
}
