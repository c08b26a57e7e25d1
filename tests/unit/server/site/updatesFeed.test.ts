/** @jest-environment jsdom */
import { updates } from '@/lib/content/company/updates';
import { updateTexts } from '@/lib/content/company/updateWords';
import { updatesFeed } from '@/server/site/updatesFeed';

const atom = 'http://www.w3.org/2005/Atom';

function feed(): Document {
  const parsed = new DOMParser().parseFromString(updatesFeed('https://site.example'), 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

function texts(node: Document | Element, name: string): (string | null)[] {
  return [...node.getElementsByTagNameNS(atom, name)].map(({ textContent }) => textContent);
}

it('is an Atom feed with everything that RFC 4287 asks for', () => {
  const root = feed().documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['feed', atom]);
  const own = [...root.children].map(({ localName }) => localName);
  for (const name of ['id', 'title', 'updated', 'author']) {
    expect([name, own.filter((one) => one === name)]).toEqual([name, [name]]);
  }
  const self = [...root.children].find((child) => child.getAttribute('rel') === 'self');
  expect(self?.getAttribute('href')).toBe('https://site.example/updates.xml');
});

it('holds every change once, newest first, with the text as it stands on the page', () => {
  const entries = [...feed().getElementsByTagNameNS(atom, 'entry')];
  const told = entries.map((entry) => ['id', 'title', 'summary'].map((name) => texts(entry, name)[0]));
  const written = updates.map(({ id, name }) => {
    const { title, text } = updateTexts[name];
    return [`https://site.example/updates#${id}`, title, text];
  });
  expect(told).toEqual(written);
  for (const moment of texts(feed(), 'updated')) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(texts(feed(), 'updated')[0]).toBe(`${updates[0]?.date}T00:00:00Z`);
});
