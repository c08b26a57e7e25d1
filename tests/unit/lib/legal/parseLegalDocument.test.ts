import { parseLegalDocument } from '@/lib/legal/parseLegalDocument';

const front = '---\ntitle: Rules: all of them\nbadge: Rules\nlead: What holds.\nupdated: 2026-11-02\n---\n';

function parse(body: string) {
  return parseLegalDocument(`${front}\n${body}`, 'rules/en.md', 'en');
}

describe('a legal document', () => {
  it('has its facts from the front matter, colons in a title included', () => {
    expect(parse('')).toEqual({
      title: 'Rules: all of them',
      badge: 'Rules',
      lead: 'What holds.',
      updated: '2026-11-02',
      sections: [],
    });
  });

  it('has sections under the anchors that are written, and what they hold', () => {
    const { sections } = parse(
      '## What we keep {#kept}\n\nLittle, **very** *little*: [see](/privacy#kept) "<&".\n\n### Codes {#codes}\n\n1. one\n2. two\n',
    );
    expect(sections).toEqual([
      {
        id: 'kept',
        title: 'What we keep',
        parts: [{ id: 'codes', title: 'Codes' }],
        markup: expect.anything(),
      },
    ]);
    expect(sections[0]?.markup.replaceAll('\n', '')).toBe(
      '<p>Little, <strong>very</strong> <em>little</em>: <a href="/privacy#kept">see</a> &quot;&lt;&amp;&quot;.</p>' +
        '<h3 id="codes">Codes</h3><ol><li>one</li><li>two</li></ol>',
    );
  });

  it('has tables by head and rows', () => {
    const [section] = parse(
      '## Times {#times}\n\n| What | How long |\n|---|---|\n| Codes | Minutes |\n',
    ).sections;
    expect(section?.markup.replace(/ role="\w+"| class="[^"]*"|\s*\n\s*/g, '')).toBe(
      '<table aria-labelledby="times-title"><thead><tr><th scope="col">What</th><th scope="col">How long</th></tr></thead>' +
        '<tbody><tr><th scope="row">Codes</th><td>Minutes</td></tr></tbody></table>',
    );
  });
});

describe('refused by name of the file', () => {
  it.each([
    ['raw HTML', '## A {#a}\n\n<script>alert(1)</script>\n'],
    ['HTML in a line', '## A {#a}\n\nA <b>bold</b> word.\n'],
    ['a picture', '## A {#a}\n\n![a](https://example.org/a.png)\n'],
    ['a link that runs a script', '## A {#a}\n\n[a](javascript:alert)\n'],
    ['a heading without an anchor', '## A\n'],
    ['an anchor that stands twice', '## A {#a}\n\n### B {#a}\n'],
    ['text before the first section', 'Hello.\n'],
    ['a list in a list', '## A {#a}\n\n- one\n  - two\n'],
    ['a main heading', '# A {#a}\n'],
  ])('%s', (_what, body) => {
    expect(() => parse(body)).toThrow(/^rules\/en\.md: /);
  });

  it.each(['title', 'badge', 'lead', 'updated'])('a document without its %s', (name) => {
    const source = front.replace(new RegExp(`^${name}:.*$`, 'm'), '');
    expect(() => parseLegalDocument(source, 'rules/en.md', 'en')).toThrow(name);
  });

  it('a date that is none', () => {
    expect(() => parseLegalDocument(front.replace('2026-11-02', 'soon'), 'rules/en.md', 'en')).toThrow(
      'no date',
    );
  });
});
