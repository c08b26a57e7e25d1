import { parse } from '@babel/parser';
import { filesIn, type Source } from '../sources';

/** French words stand in files of their own and beside other languages, none of which writes such a space. */
const folders = ['lib/content', 'packages/stripe-sandbox/src/words'];
const sources = filesIn(...folders).filter(({ path }) => /\.ts$|\/fr\.md$/.test(path));
/** A space that lets a line begin with the mark. A bang, such as !w, begins a word and may begin a line. */
const breaking = /« | »| [:;!?](?!\w)/;

/** The texts of a file: its lines, or in code its strings and what templates have between their values. */
function textsOf({ path, text }: Source): string[] {
  if (path.endsWith('.md')) return text.split('\n');
  const { tokens } = parse(text, { sourceType: 'module', plugins: ['typescript'], tokens: true });
  return (tokens ?? [])
    .filter(({ type: { label } }) => label === 'string' || label === 'template')
    .map(({ value }) => (typeof value === 'string' ? value : ''));
}

it('French has no-break spaces (U+00A0) inside « » and before : ; ! ?', () => {
  expect(sources.length).toBeGreaterThan(100);
  const broken = sources.flatMap((source) =>
    textsOf(source)
      .filter((text) => breaking.test(text))
      .map((text) => `${source.path}: ${text}`),
  );
  expect(broken).toEqual([]);
});
