/** @jest-environment node */
import { searchQuestions } from '@/enhance/lists/helpSearch';
import type { helpTopics } from '@/lib/content/help/helpTopics';
import type { Language } from '@/lib/content/site/languages/languages';
import { askedIn } from './askedForHelp';

type Words = Record<string, string>;
type Read = { searchedWords: Words; unsearchedWords: string };
type Topic = (typeof helpTopics)[number];

const rooms = [
  'buying',
  'signingIn',
  'vpn',
  'removalAndRestoration',
  'searchAndBrowser',
  'privacyAndChat',
] as const;

function searchIn(language: Language): (typed: string) => string[] {
  const folder = language === 'en' ? '@/lib/content/help' : `@/lib/content/translations/${language}/help`;
  const { searchedWords, unsearchedWords }: Read = jest.requireActual(`${folder}/searchedWords`);
  const topics: Topic[] = rooms.map((room) => jest.requireActual(`${folder}/${room}`)[room]);
  const questions = topics.flatMap((topic) => topic.questions);
  return searchQuestions(
    questions.map(({ id, question, answer }) => ({
      ...{ id, question, answer: JSON.stringify(answer) },
      otherWords: searchedWords[id] ?? '',
    })),
    unsearchedWords,
  );
}

describe.each(Object.entries(askedIn))('how people ask for help: %s', (language, asked) => {
  const search = searchIn(language as Language);

  it.each(Object.entries(asked))('finds “%s” among the first three: %s', (typed, id) => {
    expect(search(typed).slice(0, 3)).toContain(id);
  });

  it('finds nothing where nothing is asked for', () => {
    expect(search('xyzzy')).toEqual([]);
    expect(search('')).toEqual([]);
  });
});
