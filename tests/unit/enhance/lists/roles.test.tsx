import { render, screen, waitFor, within } from '@testing-library/react';
import { OpenRoles } from '@/components/sections/hiring/OpenRoles';
import { openRoles } from '@/lib/content/company/hiring';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import type { Offer } from '@/lib/contract/jobOffers';
import { serveInPage } from '@/tests/fixtures/browser/fakeService';
import { person } from '@/tests/fixtures/browser/person';

let copied: string[];

/** The page with a clipboard that takes the text or refuses it, and a feed that does not answer. */
function start(clipboard: 'takes' | 'refuses'): HTMLElement {
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (clipboard === 'refuses') throw new DOMException('Write permission denied.', 'NotAllowedError');
        copied.push(text);
      },
    },
  });
  serveInPage({ 'GET /jobs.js': 'offline' });
  render(<OpenRoles />);
  jest.isolateModules(() => require('@/enhance/lists/roles'));
  const [role] = document.querySelectorAll<HTMLDetailsElement>('[data-roles] details');
  if (!role) throw new Error('No role');
  role.open = true;
  return role;
}

beforeEach(() => window.history.replaceState(null, '', '/hiring'));

it.each(['takes', 'refuses'] as const)(
  '143. B16: a link to a role that the clipboard %s is there or in the address bar, and the visitor is told',
  async (clipboard) => {
    const role = start(clipboard);
    const isCopied = clipboard === 'takes';
    const button = within(role).getByRole('button', { name: openRoles.share });
    await person.click(button);
    await waitFor(() => expect(button).toHaveTextContent(isCopied ? openRoles.shared : openRoles.unshared));
    expect(copied).toEqual(isCopied ? [`${window.location.origin}/hiring#${role.id}`] : []);
    expect(window.location.hash).toBe(isCopied ? '' : `#${role.id}`);
    if (!isCopied) expect(screen.getByRole('status')).toHaveTextContent(openRoles.unshared);
  },
);

/** A feed need not keep the roles of a department together, as the page does. */
const asInFeed = [...shippedOffers.slice(0, 3), ...shippedOffers.slice(4), ...shippedOffers.slice(3, 4)];
const rows = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-roles] details')];

/** The page as it comes with so many rows of its list, and a feed with all of them. */
function startWith(count: number, offers: readonly Offer[]): HTMLDetailsElement[] {
  serveInPage({ 'GET /jobs.js': { json: { offers } } });
  render(<OpenRoles />);
  for (const row of rows().slice(count)) row.remove();
  for (const department of document.querySelectorAll('.department')) {
    if (!department.querySelector('details')) department.remove();
  }
  // React renders a template's children as its own; the browser's parser puts them into its content.
  for (const form of document.querySelectorAll('template')) form.content.append(...form.childNodes);
  const shown = rows();
  jest.isolateModules(() => require('@/enhance/lists/roles'));
  return shown;
}

it.each([0, 3, 4])('adds the rest of a list whose first %i roles came with the page', async (count) => {
  const shown = startWith(count, asInFeed);
  for (const row of shown.slice(0, 1)) row.open = true;
  await waitFor(() => expect(rows()).toHaveLength(shippedOffers.length));
  expect(rows().slice(0, count)).toEqual(shown);
  expect(rows()[0]?.open).toBe(count > 0);
  const departments = [...document.querySelectorAll('.department h3')].map(({ textContent }) => textContent);
  expect(new Set(departments).size).toBe(departments.length);
  expect(new Set(rows().map(({ id }) => id)).size).toBe(shippedOffers.length);
  for (const row of rows()) expect(within(row).getAllByText(openRoles.share)).toHaveLength(1);
});

it('leaves a list alone that is complete, whatever the order of the feed', async () => {
  const shown = startWith(shippedOffers.length, asInFeed);
  await waitFor(() => expect(document.querySelector('[data-roles]')).toHaveAttribute('aria-busy', 'false'));
  expect(rows()).toEqual(shown);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('shows the roles of the feed in the place of rows that it no longer begins with', async () => {
  const left = shippedOffers.slice(1);
  startWith(3, left);
  await waitFor(() => expect(rows().map(({ id }) => id)).toEqual(left.map(({ id }) => `role-${id}`)));
  for (const row of rows()) expect(within(row).getAllByText(openRoles.share)).toHaveLength(1);
});

it('opens the role that a shared link names, also when it comes after the page', async () => {
  const last = shippedOffers.at(-1);
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  window.history.replaceState(null, '', `/hiring#role-${last?.id}`);
  startWith(3, shippedOffers);
  await waitFor(() => expect(rows().at(-1)?.open).toBe(true));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
