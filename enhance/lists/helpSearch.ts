import MiniSearch from 'minisearch';
import { withoutAccents } from './typedFilter';

/** `otherWords`: what people type that the question does not say. */
export type Searched = { id: string; question: string; answer: string; otherWords: string };

/** What a list asks whoever ranks its questions, and gets back: the ids of what is found, the best match first. */
export type AskedQuestion = { typed: string; ids: readonly string[] | null };

const most = 8;
/** A match far below the best one only shares a common word with what was typed. */
const leastShare = 0.35;

/**
 * Finds questions by how people ask: with words of their own, in any order, with a letter wrong. `unsearched`: words that
 * say nothing about what is asked. Returns the ids, the best match first.
 */
export function searchQuestions(
  questions: readonly Searched[],
  unsearched: string,
): (typed: string) => string[] {
  const skipped = new Set(withoutAccents(unsearched).split(' '));
  const index = new MiniSearch<Searched>({
    fields: ['question', 'otherWords', 'answer'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
    processTerm: (term) => {
      const plain = withoutAccents(term);
      return skipped.has(plain) ? null : plain;
    },
    searchOptions: {
      boost: { question: 2, otherWords: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(questions);
  return (typed) => {
    const found = index.search(typed);
    const [best] = found;
    return found
      .filter(({ score }) => score >= (best?.score ?? 0) * leastShare)
      .slice(0, most)
      .map(({ id }) => String(id));
  };
}
