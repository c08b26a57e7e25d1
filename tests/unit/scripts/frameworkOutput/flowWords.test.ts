import { addFlowWords } from '@/scripts/build/frameworkOutput/flowWords.mjs';

const flow = (language: string, script: string) => ({
  kind: 'flow' as const,
  language,
  html: `<head><script src="/_next/static/chunks/${script}.js" defer=""></script></head>`,
});

function siteWith(scripts: Record<string, string>) {
  return {
    pages: new Map([
      ['/pro', flow('en', 'pro')],
      ['/de/pro', flow('de', 'pro')],
    ]),
    files: new Map(
      Object.entries(scripts).map(([name, text]) => [`/_next/static/chunks/${name}.js`, text] as const),
    ),
  };
}

it('a flow loads the words of its language before its scripts, also those of scripts that come later', async () => {
  const bundle = jest.fn(async (language: string, names: readonly string[]) => `${language}: ${names}`);
  const scripts = {
    pro: 'siteWords("b/two"),fetch("later.js")',
    later: 'siteWords("a/one")',
    other: 'siteWords("c/three")',
  };
  const { pages, files } = await addFlowWords(siteWith(scripts), bundle);
  const wordsOf = (path: string) => {
    const [words, script] = [...(pages.get(path)?.html ?? '').matchAll(/src="([^"]+)" defer/g)];
    expect(script?.[1]).toBe('/_next/static/chunks/pro.js');
    return files.get(words?.[1] ?? '');
  };
  expect(wordsOf('/pro')).toBe('en: a/one,b/two');
  expect(wordsOf('/de/pro')).toBe('de: a/one,b/two');
});

it('stops the build when a script asks for words in a way that it cannot read', async () => {
  await expect(addFlowWords(siteWith({ pro: 'siteWords(name)' }), async () => '')).rejects.toThrow(
    /which words \/_next\/static\/chunks\/pro\.js asks for/,
  );
});
