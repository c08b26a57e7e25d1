import { parseLegalDocument } from '@/lib/legal/parseLegalDocument';

const front = '---\ntitle: Rules: all of them\nbadge: Rules\nlead: What holds.\nupdated: 2026-11-02\n---\n';

function parse(body: string) {
  return parseLegalDocument(`${front}\n${body}`, 'rules/en.md');
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
      '## What we keep {#kept}\n\nLittle, **very** *little*: [see](/privacy#kept).\n\n### Codes {#codes}\n\n1. one\n2. two\n',
    );
    expect(sections).toEqual([
      {
        id: 'kept',
        title: 'What we keep',
        blocks: [
          {
            kind: 'paragraph',
            children: [
              { kind: 'text', text: 'Little, ' },
              { kind: 'strong', children: [{ kind: 'text', text: 'very' }] },
              { kind: 'text', text: ' ' },
              { kind: 'emphasis', children: [{ kind: 'text', text: 'little' }] },
              { kind: 'text', text: ': ' },
              { kind: 'link', href: '/privacy#kept', children: [{ kind: 'text', text: 'see' }] },
              { kind: 'text', text: '.' },
            ],
          },
          { kind: 'heading', id: 'codes', text: 'Codes' },
          {
            kind: 'list',
            ordered: true,
            items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
          },
        ],
      },
    ]);
  });

  it('has tables by head and rows', () => {
    const [section] = parse(
      '## Times {#times}\n\n| What | How long |\n|---|---|\n| Codes | Minutes |\n',
    ).sections;
    expect(section?.blocks).toEqual([
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'What' }], [{ kind: 'text', text: 'How long' }]],
        rows: [[[{ kind: 'text', text: 'Codes' }], [{ kind: 'text', text: 'Minutes' }]]],
      },
    ]);
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
    expect(() => parseLegalDocument(source, 'rules/en.md')).toThrow(name);
  });

  it('a date that is none', () => {
    expect(() => parseLegalDocument(front.replace('2026-11-02', 'soon'), 'rules/en.md')).toThrow('no date');
  });
});
