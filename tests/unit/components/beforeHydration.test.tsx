import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AddressForm } from '@/components/subscription/account/signIn/AddressForm';
import { PlanPicker } from '@/components/subscription/plans/BuyForm';

afterEach(() => document.body.replaceChildren());

/** A page as it is served: a visitor can type and choose before it is hydrated. */
function serve(screen: ReactElement) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(screen);
  const input = (selector: string) => root.querySelector(selector) as HTMLInputElement;
  const hydrate = async () => {
    const page = await act(async () => hydrateRoot(root, screen));
    return (next: ReactElement) => act(async () => page.render(next));
  };
  return { input, hydrate };
}

it('keeps and sends the address that was typed before hydration', async () => {
  const sent: string[] = [];
  const form = (busy: boolean) => (
    <AddressForm submit="Send" busy={busy} error={null} onSubmit={(email) => sent.push(email)} />
  );
  const { input, hydrate } = serve(form(false));
  input('#email').value = 'me@example.com';
  const render = await hydrate();
  await render(form(true));
  expect(input('#email')).toHaveValue('me@example.com');
  await act(async () => input('#email').form?.requestSubmit());
  expect(sent).toEqual(['me@example.com']);
});

it('puts no address into the URL before hydration', () => {
  const { input } = serve(<AddressForm submit="Send" busy={false} error={null} onSubmit={() => {}} />);
  expect(input('#email').form).toHaveAttribute('method', 'dialog');
});

it.each([
  ['chosen before hydration is kept', true, ['monthly']],
  ['that a link names is left to it', false, []],
])('a plan %s', async (_what, early, expected) => {
  const chosen: string[] = [];
  const { input, hydrate } = serve(
    <PlanPicker offer={null} period="yearly" onChoose={(period) => chosen.push(period)} />,
  );
  if (early) input('[value=monthly]').checked = true;
  await hydrate();
  expect(chosen).toEqual(expected);
});
