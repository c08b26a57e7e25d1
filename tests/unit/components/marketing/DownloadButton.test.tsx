import { render, screen } from '@testing-library/react';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { offerWords } from '@/lib/content/downloads/downloadWords';
import { devices } from '@/tests/fixtures/devices';

/** Shows the button on a device, whose mark the boot script has set. */
function showOn(platform: string | null): void {
  document.documentElement.removeAttribute('data-platform');
  if (platform) document.documentElement.setAttribute('data-platform', platform);
  render(<DownloadButton page="home" event="home" />);
}

function shownOffers(): string[] {
  return Object.values(offerWords)
    .map(({ label }) => label)
    .filter((label) => screen.queryByRole('link', { name: label }) !== null);
}

/** Which device is of which platform is asked of the boot script. */
const offers = new Map(devices.map(({ platform, offer }) => [platform, offer]));

it.each([...offers])('on %s offers one thing first, and all others beside it', (platform, offer) => {
  showOn(platform);
  expect(shownOffers()).toEqual([offerWords[offer].label]);
  for (const name of ['Mac', 'Windows', 'iPhone and iPad', 'Android', 'Other browsers']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});

it('offers the one thing of its page, whatever the device', () => {
  document.documentElement.setAttribute('data-platform', 'macos');
  render(<DownloadButton page="windows" event="windows" offer="windows" />);
  expect(shownOffers()).toEqual([offerWords.windows.label]);
});
