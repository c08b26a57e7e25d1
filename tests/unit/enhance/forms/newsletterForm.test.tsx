import { render, screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from '@/components/marketing/NewsletterForm';
import { newsletterForm } from '@/lib/content/company/newsletter';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';
import { person } from '@/tests/fixtures/browser/person';

const { label, submit, sending } = newsletterForm;

const route = 'POST /newsletter/subscription/subscribe';

function start(): HTMLElement {
  render(<NewsletterForm page="/about" />);
  jest.isolateModules(() => require('@/enhance/forms/newsletterForm'));
  const place = document.querySelector<HTMLElement>('[data-newsletter]');
  if (!place) throw new Error('No form');
  return place;
}

const field = () => screen.getByRole('textbox', { name: label });
const press = () => person.click(screen.getByRole('button', { name: new RegExp(submit) }));

it.each<[Reply, string]>([
  [{ status: 429 }, 'busy'],
  [{ status: 503 }, 'failed'],
  ['offline', 'failed'],
])('keeps what was typed after %j', async (reply, state) => {
  serveInPage({ [route]: reply });
  const place = start();
  await person.type(field(), 'reader@example.org');
  await press();
  await waitFor(() => expect(place.dataset.state).toBe(state));
  expect(field()).toHaveValue('reader@example.org');
});

/** A service that answers when it is told to. */
function answerLater() {
  const answers: ((reply: Reply) => void)[] = [];
  const service = serveInPage({ [route]: () => new Promise<Reply>((resolve) => answers.push(resolve)) });
  const sent = () => service.calls.map(({ json }) => json);
  return { sent, answer: (status: number) => answers.shift()?.({ status }) };
}

it.each([
  [200, 'idle'],
  [400, 'idle'],
  [503, 'failed'],
])(
  'keeps a correction made while the address is sent, and sends it at the next press: %s',
  async (status, state) => {
    const { sent, answer } = answerLater();
    const place = start();
    await person.type(field(), 'reader@example.og');
    await person.click(screen.getByRole('button'));
    await person.type(field(), '{Backspace}rg');
    await person.click(screen.getByRole('button', { name: sending }));
    expect(place.dataset.state).toBe('sending');
    answer(status);
    await waitFor(() => expect(place.dataset.state).toBe(state));
    expect(field()).toHaveValue('reader@example.org');
    expect(sent()).toEqual([{ email: 'reader@example.og' }]);
    await person.click(screen.getByRole('button'));
    answer(200);
    await waitFor(() => expect(place.dataset.state).toBe('thanks'));
    expect(sent()).toEqual([{ email: 'reader@example.og' }, { email: 'reader@example.org' }]);
  },
);
