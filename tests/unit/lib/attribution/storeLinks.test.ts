import * as fc from 'fast-check';
import { buildOrigin } from '@/lib/attribution/origin';
import {
  appStoreLink,
  installerLink,
  macAppStoreLink,
  microsoftStoreLink,
  playLink,
} from '@/lib/attribution/storeLinks';
import { downloadsUrl } from '@/lib/content/site/hosts';
import { stores } from '@/lib/content/subscription/stores';

const origin = 'funnel_home_website__hero';
const query = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('campaign name for app install links', () => {
  it('of 30 characters stands in the link to the App Store', () => {
    const campaign = 'a'.repeat(30);
    expect(query(appStoreLink(campaign))).toEqual({
      platform: 'iphone',
      pt: stores.appStore.provider,
      mt: '8',
      ct: campaign,
    });
    expect(query(macAppStoreLink('press'))).toMatchObject({ platform: 'mac', ct: 'press' });
  });

  it.each([appStoreLink, macAppStoreLink])('of 31 characters is an error (specification §5)', (link) => {
    expect(() => link('a'.repeat(31))).toThrow('A campaign name has at most 30 characters');
  });
});

it.each(['campaign', 'pairing'])('the longest places on our pages fit into a campaign: %s', (entry) => {
  const place = buildOrigin({ entry, source: 'website', content: 'hero' });
  expect(query(appStoreLink(place)).ct).toBe(place);
});

it('the Play link carries an origin, and nothing that is none, inside one encoded referrer', () => {
  expect(playLink(origin)).toContain('referrer=origin%3Dfunnel_home_website__hero');
  expect(query(playLink(origin)).id).toBe(stores.play.packageName);
  for (const link of [playLink(), playLink('home&utm_source=x')])
    expect(Object.keys(query(link))).toEqual(['id']);
});

describe('installers lie in a folder named by the origin', () => {
  it.each([
    [installerLink('windows', origin), `${stores.windows.folder}${origin}/${stores.windows.file}`],
    [installerLink('windows'), stores.windows.folder + stores.windows.file],
    [
      installerLink('windowsPreview', origin),
      `${stores.windowsPreview.folder}${origin}/${stores.windowsPreview.file}`,
    ],
    [installerLink('windowsPackage'), stores.windowsPackage.folder + stores.windowsPackage.file],
    [installerLink('mac', origin), `${stores.mac.folder}${origin}/${stores.mac.file}`],
    [installerLink('mac', origin, 'v364-1'), `${stores.mac.folder}${origin}-v364-1/${stores.mac.file}`],
    [installerLink('mac', origin, '../x'), `${stores.mac.folder}${origin}/${stores.mac.file}`],
    [installerLink('mac'), stores.mac.folder + stores.mac.file],
    [
      installerLink('androidPackage', origin),
      `${stores.androidPackage.folder}${origin}/${stores.androidPackage.file}`,
    ],
    [installerLink('androidPackage'), stores.androidPackage.folder + stores.androidPackage.file],
  ])('%s', (link, expected) => {
    expect(link).toBe(expected);
  });

  it('no text leads out of the folder', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const link of [
          installerLink('windows', text),
          installerLink('mac', text, text),
          installerLink('androidPackage', text),
        ]) {
          const { pathname, origin: host } = new URL(link);
          expect(`${host}/`).toBe(downloadsUrl);
          expect(pathname).toMatch(/^\/(windows\/installer|macos|android)\/([\w.-]+\/)?\w+\.(exe|dmg|apk)$/);
        }
      }),
    );
  });
});

it('the Microsoft store is opened at once and told the origin', () => {
  expect(query(microsoftStoreLink(origin))).toEqual({ mode: 'direct', referrer: origin });
  expect(query(microsoftStoreLink('x y'))).toEqual({ mode: 'direct' });
});
