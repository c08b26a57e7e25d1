import fc from 'fast-check';
import { buildOrigin, isOrigin, parseOrigin } from '@/lib/attribution/origin';
import { appExperiment, readVisitOrigin, visitLink } from '@/lib/attribution/visit';
import { welcomeLink } from '@/lib/native/welcomeLink';

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

it('the origin of a visit is the one that the address names, as it is, and null with none of the grammar', () => {
  const origin = 'funnel_onboarding_macOS__nextstepscard';
  expect(readVisitOrigin(`?a=1&origin=${origin}`)).toBe(origin);
  for (const search of ['', '?origin=', '?origin=home']) expect(readVisitOrigin(search)).toBeNull();
});

describe('links of a visit (native contract §5.3)', () => {
  it('carry origin, staging, experiments and what an app said at the entrance, and nothing else', () => {
    const carried =
      'origin=funnel_appsettings_ios&environment=staging&locale=de_DE&experiment_x_ios=b&exp_mobilepropaywall=control&trial=false&pir=false&using=x&usePaidDuckAi=true';
    const search = `?${carried}&featurePage=vpn&tier=pro&token=secret&x=1&subscribed_override=true`;
    expect(visitLink('/subscriptions/plans', search)).toBe(`/subscriptions/plans?${carried}`);
  });

  it('carry no origin outside the grammar and no value that could be markup', () => {
    expect(visitLink('/subscriptions', '?origin=evil&usePaidDuckAi=%3Cb%3E')).toBe('/subscriptions');
  });

  it('add what the page itself says, which counts more than what was carried', () => {
    expect(visitLink('/pro', '?trial=false&environment=staging', { trial: 'true', featurePage: 'vpn' })).toBe(
      '/pro?trial=true&environment=staging&featurePage=vpn',
    );
  });

  it('to the welcome page of an app prevent the way back to a payment that is over', () => {
    expect(welcomeLink('?environment=staging')).toBe(
      '/subscriptions/welcome?environment=staging&preventBackNavigation=true',
    );
  });
});

it.each([
  ['?experiment_mobileannualtrials2_ios=treatment', { name: 'mobileannualtrials2', cohort: 'treatment' }],
  ['?experiment_paywall=b', { name: 'paywall', cohort: 'b' }],
  ['?experiment_two_words_android=a', { name: 'two_words', cohort: 'a' }],
  ['?experiment_paywall=%3Cb%3E', null],
  ['?exp_mobilepropaywall=control', null],
  ['', null],
])(
  'an experiment that the app runs by itself (native contract §5.3) is read from %p',
  (search, experiment) => {
    expect(appExperiment(search)).toEqual(experiment);
  },
);
