import * as fc from 'fast-check';
import { stripHtml } from '@/lib/suggestions/stripHtml';

describe('search query is stripped of HTML (specification §5)', () => {
  it.each([
    ['ducks', 'ducks'],
    ['<b>ducks</b> in winter', 'ducks in winter'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['ducks <img src=x onerror=alert(1)', 'ducks'],
    ['<<b>script>ducks', 'ducks'],
    ['a<!-- b -->c', 'ac'],
    ['a<!-- b', 'a'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['  ducks \n  fly ', 'ducks fly'],
    ['<p>', ''],
    ['', ''],
  ])('%p becomes %p', (query, text) => {
    expect(stripHtml(query)).toBe(text);
  });

  it('no tag is left in any text, and stripping twice is stripping once', () => {
    const hostile = fc.string({ unit: fc.constantFrom('<', '>', '/', '!', '-', 'b', ' ', '"') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (query) => {
        const text = stripHtml(query);
        expect(text).not.toMatch(/<\/?[a-z!?]/i);
        expect(stripHtml(text)).toBe(text);
      }),
    );
  });
});
