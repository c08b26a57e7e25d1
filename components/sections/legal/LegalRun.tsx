import { Fragment } from 'react';
import { fixedLanguageOf, type Language } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import type { Inline } from '@/lib/legal/legalDocument';

/** Running text with its links and emphasis. Links lead to pages in the language of the text. */
export function LegalRun({ words, language }: { words: readonly Inline[]; language: Language }) {
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
    <Fragment key={index}>{shown(word, language)}</Fragment>
  ));
}

function shown(word: Inline, language: Language) {
  switch (word.kind) {
    case 'text':
      return whole(word.text);
    case 'strong':
      return (
        <strong>
          <LegalRun words={word.children} language={language} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <LegalRun words={word.children} language={language} />
        </em>
      );
    case 'link':
      return (
        <a href={localUrl(word.href, language)} {...inOwnLanguage(word.href, language)}>
          <LegalRun words={word.children} language={language} />
        </a>
      );
  }
}

/** A translation is named in its own language and marked as such, so that it is pronounced correctly. */
function inOwnLanguage(href: string, language: Language) {
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
