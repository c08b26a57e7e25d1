import { helpTopics } from '@/lib/content/help/helpTopics';
import { searchedWords } from '@/lib/content/help/searchedWords';
import { securityWords } from '@/lib/content/help/securityWords';
import { vpnLocations } from '@/lib/content/help/vpnLocations';
import { legalValues } from '@/lib/content/legal/values';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import { limits } from '@/server/attempts/limitTable';
import { codeIn } from '../sources';

const questions = helpTopics.flatMap((topic) => topic.questions);
const anchors = [...questions, ...helpTopics].map(({ id }) => id);

it('the help page answers at least thirty questions, each at an anchor of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((id) => !/^[a-z][a-z-]+$/.test(id))).toEqual([]);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

it('the words that people search for belong to questions that are there', () => {
  expect(
    Object.keys(searchedWords).filter((id) => !questions.some((question) => question.id === id)),
  ).toEqual([]);
});

it('whoever links to a question, or leads an older address there, names one that is on the page', () => {
  const links = codeIn('lib/content', 'components').flatMap(({ text }) =>
    [...text.matchAll(/['"`]\/help#([a-z-]+)['"`]/g)].map(([, id = '']) => id),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((id) => !anchors.includes(id))).toEqual([]);
});

it('there are as many VPN locations as we advertise, each once', () => {
  expect(vpnLocations).toHaveLength(subscriptionFigures.vpnLocations);
  expect(new Set(vpnLocations.map(({ city }) => city)).size).toBe(vpnLocations.length);
});

it('the page on security says how many tries a code has', () => {
  const [codes] = securityWords.built.items;
  const inWords = new Map([[5, 'five']]).get(limits['tries-per-code'].maximum);
  expect(codes.text).toContain(`after ${inWords} wrong attempts`);
  expect(codes.text).toContain(`${legalValues.codeMinutes} minutes`);
});
