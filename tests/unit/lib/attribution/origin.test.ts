import fc from 'fast-check';
import { buildOrigin, isOrigin, parseOrigin } from '@/lib/attribution/origin';

describe('origin', () => {
  it.each([
    ['more than five segments', 'funnel_a_b_c_d_e'],
    ['another prefix', 'home_website'],
    ['no entry', 'funnel__website'],
    ['the prefix alone', 'funnel'],
    ['fewer than three characters', 'fu'],
    ['a forbidden character', 'funnel_home_<script>'],
    ['a hyphen', 'funnel_home-page'],
    ['a line break', 'funnel_home\n'],
    ['too many characters', `funnel_${'a'.repeat(200)}`],
    ['nothing', ''],
    ['null', null],
  ])('refuses %s', (_why, value) => {
    expect(isOrigin(value)).toBe(false);
  });

  it('is built in its shortest form', () => {
    expect(buildOrigin({ entry: 'home', campaign: 'trial', content: 'annual' })).toBe(
      'funnel_home__trial_annual',
    );
    expect(buildOrigin({ entry: 'help' })).toBe('funnel_help');
    expect(() => buildOrigin({ entry: 'a_b' })).toThrow(RangeError);
    expect(() => buildOrigin({ entry: '' })).toThrow(RangeError);
  });

  it('of any text, also one that looks like it, has parts of the grammar alone or is none (specification §5)', () => {
    const looksLikeIt = fc
      .array(
        fc.oneof(
          fc.constantFrom('funnel', 'home', '', '<b>', '../', '%2F', '__proto__', '\n', 'ä'),
          fc.string(),
        ),
      )
      .map((parts) => parts.join('_'));
    fc.assert(
      fc.property(
        fc.oneof(
          looksLikeIt,
          looksLikeIt.map((text) => `funnel_${text}`),
        ),
        (text) => {
          const origin = parseOrigin(text);
          if (origin === null) return;
          expect(text).toMatch(/^funnel_[A-Za-z0-9_.]+$/);
          for (const part of Object.values(origin)) expect(part).toMatch(/^[A-Za-z0-9.]*$/);
          expect(text.replace(/_+$/, '')).toBe(buildOrigin(origin));
        },
      ),
    );
  });

  it('parses what it builds', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9.]{0,20}$/);
    const entry = fc.stringMatching(/^[A-Za-z0-9.]{1,20}$/);
    fc.assert(
      fc.property(entry, word, word, word, (first, source, campaign, content) => {
        const parts = { entry: first, source, campaign, content };
        expect(parseOrigin(buildOrigin(parts))).toEqual(parts);
      }),
    );
  });
});
