import { readLegalDocument } from '@/lib/legal/readLegalDocument';
import type { localStateKeys } from '@/lib/storage/localState';
import type { tabStateKeys } from '@/lib/storage/tabState';
import { filesIn } from '../sources';

/** The row of the privacy policy that tells of each thing kept in the browser. The compiler asks for that of a new one. */
const rowOf: Readonly<Record<keyof typeof localStateKeys | keyof typeof tabStateKeys | 'session', string>> = {
  theme: 'Theme',
  homeOnboarding: 'First offer on the home page',
  paywallViewCount: 'Views of the offer',
  bannerDismissal: 'Dismissed notices',
  experiment: 'Page variant',
  installWeek: 'Day of an installation',
  session: 'Access to your account',
  pendingSignIn: 'Unfinished sign-in or change of address',
  pendingChange: 'Unfinished sign-in or change of address',
  undoEmailToken: 'Link from an email',
  handedSignIn: 'Unfinished sign-in or change of address',
  purchaseCounted: 'Page variant',
};

/** How long each thing named in the table stays in the browser, by its name. */
const told = new Map(
  readLegalDocument('/privacy', 'en')
    .sections.filter(({ id }) => id === 'cookies-and-storage')
    .flatMap(({ markup }) => [...markup.matchAll(/<th [^>]*row">(.*?)<.*?<td[^>]*>.*?<td[^>]*>(.*?)</g)])
    .map(([, name = '', howLong = '']) => [name, howLong]),
);

it.each(Object.entries(rowOf))('the privacy policy tells that the site keeps %s', (_key, name) => {
  expect([...told.keys()]).toContain(name);
});

it.each([
  ['Day of an installation', 'lib/attribution/installWeek.ts', /keptFor = (\d+) \* 24 \*/, 'days'],
  ['Dismissed notices', 'lib/dismissals/dismissals.ts', /\binstall: (\d+),/, 'weeks'],
])('%s: the policy and %s name the same time', (name, file, pattern, unit) => {
  const source = filesIn('lib').find(({ path }) => path === file)?.text ?? '';
  expect(told.get(name)).toContain(`${pattern.exec(source)?.[1]} ${unit}`);
});
