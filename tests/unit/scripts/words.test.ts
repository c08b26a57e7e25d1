import { createContext, runInContext } from 'node:vm';
import type { BuildCache } from '@/scripts/build/buildCache.mjs';
import askForWords, { bundleWords } from '@/scripts/build/words.mjs';

const cache: BuildCache = {
  made: async (_content, _ending, make) => Buffer.from(await make()),
  forgetUnused() {},
};
const source =
  "export type Words = string;\nexport const formWords = { email: 'Email' };\nexport const other = 1;";

it('a module with translations is compiled to one that asks for its words', () => {
  const compiled = askForWords.call(
    { resourcePath: `${process.cwd()}/lib/content/account/forms.ts` },
    source,
  );
  expect(compiled).toBe(
    "export const formWords = /*#__PURE__*/ siteWords('account/forms/formWords');\n" +
      "export const other = /*#__PURE__*/ siteWords('account/forms/other');",
  );
});

it('a module in English alone is compiled as it is', () => {
  expect(askForWords.call({ resourcePath: `${process.cwd()}/lib/content/brand.ts` }, source)).toBe(source);
});

it.each([
  ['en', 'Send a new code'],
  ['de', 'Neuen Code senden'],
])('the words of a page answer in %s', async (language, resend) => {
  const browser = createContext({});
  runInContext(await bundleWords(process.cwd(), language, ['account/forms/formWords'], cache), browser);
  expect(runInContext('siteWords("account/forms/formWords").resend', browser)).toBe(resend);
});
