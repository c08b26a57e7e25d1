import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenRoles } from '@/components/sections/hiring/OpenRoles';
import { openRoles } from '@/lib/content/company/hiring';

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
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  render(<OpenRoles />);
  jest.isolateModules(() => require('@/enhance/lists/roles'));
  const [role] = document.querySelectorAll<HTMLDetailsElement>('[data-roles] details');
  if (!role) throw new Error('No role');
  role.open = true;
  return role;
}

beforeEach(() => window.history.replaceState(null, '', '/hiring'));

it('143. B16: a link that the clipboard refuses is in the address bar, and the visitor is told', async () => {
  const role = start('refuses');
  const button = within(role).getByRole('button', { name: openRoles.share });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent(openRoles.unshared));
  expect(screen.getByRole('status')).toHaveTextContent(openRoles.unshared);
  expect(window.location.hash).toBe(`#${role.id}`);
});

it('copies the link to a role, and says so', async () => {
  const role = start('takes');
  const button = within(role).getByRole('button', { name: openRoles.share });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent(openRoles.shared));
  expect(copied).toEqual([`${window.location.origin}/hiring#${role.id}`]);
  expect(window.location.hash).toBe('');
});
