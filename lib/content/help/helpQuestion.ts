import type { PageLink, TextWithLinks } from '../site/links';

/** One part of an answer: a paragraph, or steps in their order. */
export type HelpPart = TextWithLinks | { steps: readonly TextWithLinks[] };

export type HelpQuestion = {
  /** Its anchor on the page. It stands in mails and bookmarks, so it never changes. */
  id: string;
  question: string;
  answer: readonly HelpPart[];
};

export type HelpTopic = { id: string; title: string; questions: readonly HelpQuestion[] };

/** A link to a page, under the words that fit the sentence. */
export function linkTo(href: string, label: string): PageLink {
  return { label, href };
}

/** The text of an answer without its links, as search engines are told it. */
export function plainAnswer({ answer }: Pick<HelpQuestion, 'answer'>): string {
  const texts = answer.flatMap((part) => ('steps' in part ? part.steps : [part]));
  return texts
    .map((text) => text.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join(''))
    .join(' ');
}
