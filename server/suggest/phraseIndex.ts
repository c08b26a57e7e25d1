type PhraseList = { language: string; phrases: readonly string[] };

type Entry = { phrase: string; language: string; folded: string; rank: number };
/** A position where a word of a phrase starts, with the folded text from there on. */
type WordStart = { rest: string; entry: Entry };

export type PhraseIndex = ReturnType<typeof indexPhrases>;

/** The number of words of a long query that are considered. */
const maxWords = 8;

/**
 * An index over the shipped phrases. Every position where a word starts is in one sorted list, so all phrases with the
 * typed text at the start of a word are adjacent in it: a search is two binary searches.
 */
export function indexPhrases(lists: readonly PhraseList[]) {
  const entries = lists.flatMap(({ language, phrases }) =>
    phrases.map((phrase, rank) => ({ phrase, language, folded: foldText(phrase), rank })),
  );
  const wordStarts = entries.flatMap(matchesOf).sort(byRest);
  return {
    /** Phrases for the text typed so far, best first. `language` is preferred when phrases match equally well. */
    find(query: string, language: string, limit: number): string[] {
      const folded = foldText(query);
      if (folded === '') return [];
      const together = inRange(wordStarts, folded);
      const found = together.length >= limit ? together : [...together, ...inAnyOrder(wordStarts, folded)];
      return best(found, folded, language, limit);
    },
  };
}

function matchesOf(entry: Entry): WordStart[] {
  return [...entry.folded.matchAll(/(?:^| )(?=.)/g)].map(({ index, 0: gap }) => ({
    rest: entry.folded.slice(index + gap.length),
    entry,
  }));
}

/** Compares by code units, as the binary search below does; a language-specific order would not match it. */
function byRest(one: WordStart, other: WordStart): number {
  return one.rest < other.rest ? -1 : one.rest > other.rest ? 1 : 0;
}

/** The first position that is not before the text. */
function firstAtOrAfter(wordStarts: readonly WordStart[], text: string): number {
  let low = 0;
  let high = wordStarts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((wordStarts[middle]?.rest ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inRange(wordStarts: readonly WordStart[], text: string): Entry[] {
  const end = firstAtOrAfter(wordStarts, `${text}\uffff`);
  return wordStarts.slice(firstAtOrAfter(wordStarts, text), end).map(({ entry }) => entry);
}

/** Phrases that contain every typed word in any order: "recipe lasagna" finds "lasagna recipe". */
function inAnyOrder(wordStarts: readonly WordStart[], folded: string): Entry[] {
  const words = folded.split(' ').slice(0, maxWords);
  if (words.length < 2) return [];
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  return inRange(wordStarts, longest).filter(({ folded: text }) =>
    words.every((word) => ` ${text}`.includes(` ${word}`)),
  );
}

function best(found: readonly Entry[], query: string, language: string, limit: number): string[] {
  const weight = (entry: Entry) => {
    const score = entry.folded.startsWith(query) ? 0 : ` ${entry.folded}`.includes(` ${query}`) ? 2 : 4;
    return (score + (entry.language === language ? 0 : 1)) * 1e6 + entry.rank;
  };
  // A phrase shared by several languages is listed once.
  const weights = new Map<string, number>();
  for (const entry of found) {
    weights.set(entry.phrase, Math.min(weight(entry), weights.get(entry.phrase) ?? Number.POSITIVE_INFINITY));
  }
  return [...weights]
    .sort(([, one], [, other]) => one - other)
    .slice(0, limit)
    .map(([phrase]) => phrase);
}

/**
 * Text normalized for comparison: lower case, no accents, and every run of punctuation as one space. "Crème brûlée" and
 * "creme brulee" fold to the same text; letters of other scripts stay.
 */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
