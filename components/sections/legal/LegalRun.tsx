import { Fragment } from 'react';
import { language } from '@/lib/content/site/language';
import { fixedLanguageOf } from '@/lib/content/site/languages';
import { localUrl } from '@/lib/content/site/localUrl';
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
      return whole(word.text);
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
        <a href={localUrl(word.href)} {...inOwnLanguage(word.href)}>
          <LegalRun words={word.children} />
        </a>
      );
  }
}

/** A translation is named in its own language and marked as such, so that it is pronounced correctly. */
function inOwnLanguage(href: string) {
  const own = fixedLanguageOf(href);
  return own === null || own === language ? {} : { lang: own, hrefLang: own };
}

/** On a phone, a line could end after the hyphen of "email", which looks like a word cut in two. */
function whole(text: string) {
  return text.split(/(\be-mails?\b)/i).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
