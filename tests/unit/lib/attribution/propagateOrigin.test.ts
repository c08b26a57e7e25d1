import * as fc from 'fast-check';
import { propagateOrigin } from '@/lib/attribution/propagateOrigin';
import {
  appStoreLink,
  extensionStoreLink,
  installerLink,
  macAppStoreLink,
  microsoftStoreLink,
  playLink,
} from '@/lib/attribution/storeLinks';
import { brand } from '@/lib/content/brand';
import { extensionStores } from '@/lib/content/downloads/extensionStores';
import { discoverItems } from '@/lib/content/home/discover';
import { homeBanners } from '@/lib/content/home/homeBanners';
import { menuPromos } from '@/lib/content/site/navigation';
import { stores } from '@/lib/content/subscription/stores';

const origin = 'funnel_home_website';

describe('the origin of a visit is carried on', () => {
  it.each([
    ['a page', '/pro', '/pro?origin=funnel_home_website'],
    ['a page with query and fragment', '/app?x=1#faq', '/app?x=1&origin=funnel_home_website#faq'],
    ['the chat', brand.chatUrl, `${brand.chatUrl}?origin=funnel_home_website`],
    ['the Play store', playLink(), playLink(origin)],
    ['the App Store', appStoreLink(), appStoreLink(origin)],
    ['the Windows installer', installerLink('windows'), installerLink('windows', origin)],
    ['the preview', installerLink('windowsPreview'), installerLink('windowsPreview', origin)],
    ['the Mac installer', installerLink('mac'), installerLink('mac', origin)],
    ['the package for Android', installerLink('androidPackage'), installerLink('androidPackage', origin)],
    ['the extension for Safari', macAppStoreLink(), macAppStoreLink(origin)],
    [
      'the Chrome Web Store',
      extensionStores.chrome,
      `${extensionStores.chrome}?utm_source=site&utm_campaign=${origin}`,
    ],
    ['Firefox Add-ons', extensionStores.firefox, extensionStoreLink(extensionStores.firefox, origin)],
    ['the Microsoft store', microsoftStoreLink(), microsoftStoreLink(origin)],
  ])('into a link to %s', (_what, address, carried) => {
    expect(propagateOrigin(address, origin)).toBe(carried);
  });

  it.each([
    ['/pro?origin=funnel_help'],
    [playLink('funnel_help')],
    [appStoreLink('press')],
    [installerLink('windows', 'funnel_help')],
    [installerLink('mac', 'funnel_help', 'v364-1')],
    [microsoftStoreLink('funnel_help')],
    [installerLink('androidPackage', 'funnel_help')],
    [macAppStoreLink('press')],
    [extensionStoreLink(extensionStores.chrome, 'funnel_help')],
  ])('but never over one that a link has: %s', (address) => {
    expect(propagateOrigin(address, origin)).toBe(address);
  });

  it.each([
    'https://evil.example/pro',
    '//evil.example/pro',
    '#faq',
    'mailto:a@b.example',
    '',
    'pro',
    '/press/kit.zip',
    '/updates.xml?x=1',
    brand.imprintUrl,
    extensionStores.edge,
    extensionStores.opera,
    stores.freeStore,
  ])('and to no other place: %p', (address) => {
    expect(propagateOrigin(address, origin)).toBe(address);
  });

  it('and a campaign is not lost to the place of a link on our site, whichever of them leads to the offer', () => {
    const campaign = 'funnel_podcast_ad_radio';
    const own = [
      ...menuPromos.map(({ href }) => href),
      ...discoverItems.map(({ link }) => link.href),
      ...Object.values(homeBanners).map(({ href }) => href ?? ''),
      '/pro?origin=funnel_browser_website_promo',
    ].filter((href) => href.startsWith('/pro'));
    expect(own.length).toBeGreaterThan(3);
    for (const href of own) {
      expect(propagateOrigin(href, campaign)).toBe(`/pro?origin=${campaign}`);
      expect(propagateOrigin(href, 'funnel_google')).toBe(href);
    }
    expect(propagateOrigin('/pro?origin=funnel_help', campaign)).toBe('/pro?origin=funnel_help');
    // Nor is the place lost to another one of ours, from which the visit came.
    const place = '/app?origin=funnel_menu_website__app';
    for (const own of ['funnel_browser_website_promo', 'funnel_home__trial_annual'])
      expect(propagateOrigin(place, own)).toBe(place);
  });

  it('with the week of the install for the Mac', () => {
    expect(propagateOrigin(installerLink('mac'), origin, 'v561-3')).toBe(
      installerLink('mac', origin, 'v561-3'),
    );
  });

  it('an origin too long for the App Store is not cut into another one', () => {
    expect(propagateOrigin(appStoreLink(), `funnel_${'a'.repeat(24)}`)).toBe(appStoreLink());
  });

  it.each([null, '', 'home', 'funnel_a&b=c'])('what is no origin is not carried: %p', (value) => {
    expect(propagateOrigin('/pro', value)).toBe('/pro');
  });

  it('twice is once, for any path', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = `/a${path}?${query}`;
        const once = propagateOrigin(address, origin);
        expect(propagateOrigin(once, 'funnel_other')).toBe(once);
      }),
    );
  });
});
