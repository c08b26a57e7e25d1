import { render, screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from '@/components/marketing/NewsletterForm';
import { newsletterForm } from '@/lib/content/company/newsletter';
import { person } from '@/tests/fixtures/browser/person';

const { label, submit, sending } = newsletterForm;

/** Answers of the service, one after the other: a status, or no answer at all. */
function answerWith(...answers: (number | null)[]): jest.Mock {
  const fetcher = jest.fn(async () => {
    const status = answers.shift() ?? null;
    if (status === null) throw new TypeError('Failed to fetch');
    return { ok: status < 400, status, headers: new Headers(), text: async () => '{}' };
  });
  globalThis.fetch = fetcher as unknown as typeof fetch;
  return fetcher;
}

function start(): HTMLElement {
  render(<NewsletterForm page="/about" />);
  jest.isolateModules(() => require('@/enhance/forms/newsletterForm'));
  const place = document.querySelector<HTMLElement>('[data-newsletter]');
  if (!place) throw new Error('No form');
  return place;
}

const field = () => screen.getByRole('textbox', { name: label });
const press = () => person.click(screen.getByRole('button', { name: new RegExp(submit) }));

it('sends the address, thanks, and empties the field', async () => {
  const fetcher = answerWith(200);
  const place = start();
  await person.type(field(), 'reader@example.org');
  await press();
  await waitFor(() => expect(place.dataset.state).toBe('thanks'));
  const [address, { method, body }] = fetcher.mock.calls[0] as [string, RequestInit];
  expect([address, method, body]).toEqual([
    '/newsletter/subscription/subscribe',
    'POST',
    '{"email":"reader@example.org"}',
  ]);
  expect(document.querySelector('#newsletter-email')).toHaveValue('');
  expect(document.querySelector('#newsletter-thanks')).toHaveFocus();
});

it.each(['reader', 'reader@example'])(
  'asks nobody about what is no address, and says so: %s',
  async (typed) => {
    const fetcher = answerWith();
    const place = start();
    await person.type(field(), typed);
    await press();
    expect(place.dataset.state).toBe('invalid');
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(fetcher).not.toHaveBeenCalled();
    await person.type(field(), '.org');
    expect(place.dataset.state).toBe('idle');
  },
);

it.each([
  [400, 'invalid'],
  [429, 'busy'],
  [503, 'failed'],
  [null, 'failed'],
])('keeps what was typed after %s', async (status, state) => {
  answerWith(status);
  const place = start();
  await person.type(field(), 'reader@example.org');
  await press();
  await waitFor(() => expect(place.dataset.state).toBe(state));
  expect(field()).toHaveValue('reader@example.org');
});

/** A service that answers when it is told to. */
function answerLater() {
  const answers: ((status: number) => void)[] = [];
  const fetcher = jest.fn(
    (_url: string, _init: RequestInit) =>
      new Promise((resolve) => {
        answers.push((status) =>
          resolve({ ok: status < 400, status, headers: new Headers(), text: async () => '{}' }),
        );
      }),
  );
  globalThis.fetch = fetcher as unknown as typeof fetch;
  const sent = () => fetcher.mock.calls.map(([, { body }]) => JSON.parse(String(body)).email);
  return { sent, answer: (status: number) => answers.shift()?.(status) };
}

it('sends once, however often the button is pressed', async () => {
  const { sent, answer } = answerLater();
  const place = start();
  await person.type(field(), 'reader@example.org');
  const button = screen.getByRole('button');
  await person.click(button);
  await person.click(button);
  expect(button).toHaveAccessibleName(sending);
  expect(place.dataset.state).toBe('sending');
  answer(200);
  await waitFor(() => expect(place.dataset.state).toBe('thanks'));
  expect(sent()).toEqual(['reader@example.org']);
});

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
    await person.click(screen.getByRole('button'));
    expect(place.dataset.state).toBe('sending');
    answer(status);
    await waitFor(() => expect(place.dataset.state).toBe(state));
    expect(field()).toHaveValue('reader@example.org');
    expect(sent()).toEqual(['reader@example.og']);
    await person.click(screen.getByRole('button'));
    answer(200);
    await waitFor(() => expect(place.dataset.state).toBe('thanks'));
    expect(sent()).toEqual(['reader@example.og', 'reader@example.org']);
  },
);
