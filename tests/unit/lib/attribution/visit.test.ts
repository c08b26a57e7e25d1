import { appExperiment, readVisitOrigin, visitLink } from '@/lib/attribution/visit';
import { welcomeLink } from '@/lib/native/welcomeLink';

describe('the origin of a visit', () => {
  it('is the one that the address names, as it is', () => {
    expect(readVisitOrigin('?a=1&origin=funnel_onboarding_macOS__nextstepscard')).toBe(
      'funnel_onboarding_macOS__nextstepscard',
    );
  });

  it.each(['', '?origin=', '?origin=home', '?origin=funnel_home_%3Cb%3E', '?origin=funnel_a_b_c_d_e'])(
    'is null in %p',
    (search) => expect(readVisitOrigin(search)).toBeNull(),
  );
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

describe('an experiment that the app runs by itself (native contract §5.3)', () => {
  it.each([
    ['?experiment_mobileannualtrials2_ios=treatment', { name: 'mobileannualtrials2', cohort: 'treatment' }],
    ['?experiment_paywall=b', { name: 'paywall', cohort: 'b' }],
    ['?experiment_two_words_android=a', { name: 'two_words', cohort: 'a' }],
    ['?experiment_paywall=%3Cb%3E', null],
    ['?exp_mobilepropaywall=control', null],
    ['', null],
  ])('is read from %p', (search, experiment) => {
    expect(appExperiment(search)).toEqual(experiment);
  });
});
