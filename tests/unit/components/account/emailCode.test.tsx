import { screen, waitFor } from '@testing-library/react';
import { AddEmail } from '@/components/subscription/account/email/AddEmailScreen';
import { emailWords } from '@/lib/content/account/email';
import { formWords } from '@/lib/content/account/forms';
import { person } from '@/tests/fixtures/browser/person';
import { openScreen, serve, signedInAs, signedOut } from './accountSite';

const page = '/subscriptions/add-email';
const email = 'ada@example.com';

/** The texts that came into a live region which was in the page before them: only those are read aloud. */
function listen(): string[] {
  const heard: string[] = [];
  const regions = new WeakSet<Element>();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]');
      if (region && regions.has(region)) heard.push(region.textContent ?? '');
    }
    for (const region of document.querySelectorAll('[role="status"]')) regions.add(region);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return heard;
}

afterEach(signedOut);

it('reads aloud where the code was sent to, once', async () => {
  window.history.replaceState(null, '', page);
  signedInAs(null);
  serve({ 'POST /api/auth/v2/account/edit': { json: { status: 'confirm', hash: 'hash' } } });
  const heard = listen();
  openScreen(<AddEmail startedFrom="account" route={page} accountId="account-1" current={null} />);
  await person.type(screen.getByRole('textbox'), email);
  await person.click(screen.getByRole('button', { name: emailWords.add.submit }));
  expect(await screen.findByRole('textbox', { name: formWords.code })).toHaveFocus();
  await waitFor(() => expect(heard).toContain(formWords.sentTo(email)));
  expect(heard.filter((text) => text === formWords.sentTo(email))).toHaveLength(1);
});
