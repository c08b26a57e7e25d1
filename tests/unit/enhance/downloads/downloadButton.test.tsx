import { render, screen } from '@testing-library/react';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { offers } from '@/lib/content/downloads/downloads';
import { offerWords } from '@/lib/content/downloads/downloadWords';
import { extensionStores } from '@/lib/content/downloads/extensionStores';
import { person } from '@/tests/fixtures/browser/person';

/** Offers for other devices are in the page too, out of sight. */
function linkOf(name: string): HTMLAnchorElement {
  return screen.getByRole<HTMLAnchorElement>('link', { name, hidden: true });
}

async function openOn(userAgent: string): Promise<void> {
  jest.resetModules();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  render(<DownloadButton page="home" event="home" />);
  await import('@/enhance/downloads/downloadButton');
}

it('leads to the store of the browser in use', async () => {
  await openOn('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0');
  expect(linkOf(offerWords.extension.label).href).toBe(extensionStores.firefox);
});

it('leads to all stores where the browser is none we have an extension for', async () => {
  await openOn('Mozilla/5.0 (X11; Linux x86_64) Falkon/24.0');
  expect(linkOf(offerWords.extension.label)).toHaveAttribute('href', offersPage());
});

it('says that a file is on its way, and says nothing for a store', async () => {
  await openOn('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
  document.addEventListener('click', (event) => event.preventDefault());
  const notice = () => screen.queryByText(/download has started/);
  await person.click(linkOf(offerWords.ios.label));
  expect(notice()).not.toBeVisible();
  await person.click(linkOf(offerWords.windows.label));
  expect(notice()).toBeVisible();
});

function offersPage(): string {
  return 'page' in offers.extension.to ? offers.extension.to.page : '';
}
