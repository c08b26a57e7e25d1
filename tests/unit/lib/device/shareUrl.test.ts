/** @jest-environment jsdom */
import { copyText } from '@/lib/device/copyText';
import { shareUrl } from '@/lib/device/shareUrl';

const url = 'https://site.example/hiring#role-7';
const refused = (name: string) => new DOMException('no', name);

function sharer({ share, copy }: { share?: DOMException | 'done'; copy?: DOMException | 'done' }) {
  const copied: string[] = [];
  const answer = async (outcome: DOMException | 'done', text?: string) => {
    if (outcome !== 'done') throw outcome;
    if (text !== undefined) copied.push(text);
  };
  return {
    copied,
    share: share && (() => answer(share)),
    clipboard: copy && { writeText: (text: string) => answer(copy, text) },
  };
}

it.each([
  ['the sheet takes it', sharer({ share: 'done' }), 'handed', []],
  ['the person closes the sheet', sharer({ share: refused('AbortError'), copy: 'done' }), 'handed', []],
  ['the sheet may not open', sharer({ share: refused('NotAllowedError'), copy: 'done' }), 'copied', [url]],
  ['there is no sheet', sharer({ copy: 'done' }), 'copied', [url]],
  ['the clipboard refuses', sharer({ copy: refused('NotAllowedError') }), 'refused', []],
  ['both refuse', sharer({ share: refused('DataError'), copy: refused('NotAllowedError') }), 'refused', []],
  ['there is neither', sharer({}), 'refused', []],
] as const)('143. B16: sharing never rejects: %s', async (_what, by, outcome, copied) => {
  expect(await shareUrl(url, by)).toBe(outcome);
  expect(by.copied).toEqual(copied);
});

it('143. B16: a clipboard that throws at once is a refusal too', async () => {
  const holder = {
    get clipboard(): never {
      throw refused('SecurityError');
    },
  };
  expect(await copyText('text', holder)).toBe(false);
});
