import { render, screen } from '@testing-library/react';
import { NotSold } from '@/components/subscription/plans/NotSold';
import { formWords } from '@/lib/content/account/forms';
import { countryName } from '@/lib/content/countryName';
import { errorWords } from '@/lib/content/site/errors/errorWords';
import { saleInterestForm } from '@/lib/content/subscription/saleInterestWords';
import { person } from '@/tests/fixtures/browser/person';

type Answer = { status: number; json: unknown };

/** Answers the form's calls in turn, and keeps what was sent. */
function answerWith(...answers: Answer[]): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    const { status, json } = answers.shift() ?? { status: 500, json: {} };
    const text = async () => JSON.stringify(json);
    return { ok: status < 300, status, headers: new Headers(), text } as Response;
  });
  return sent;
}

async function open(country: string | null): Promise<void> {
  const name = country && countryName(country, 'en');
  render(<NotSold country={country} name={name} activateHref="/subscriptions/activate" />);
  await screen.findByRole('status');
}

it('sends the address with the country, and keeps it in the field when it is refused', async () => {
  const sent = answerWith(
    { status: 400, json: { error: 'failed_mx_check' } },
    { status: 200, json: { status: 'confirmation_sent' } },
  );
  await open('BR');
  const field = await screen.findByRole('textbox', { name: formWords.email });
  await person.type(field, ' reader@example.org ');
  const button = screen.getByRole('button', { name: saleInterestForm.submit });
  await person.click(button);
  expect(await screen.findByText(errorWords.field.failed_mx_check)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('reader@example.org');
  await person.click(button);
  expect(await screen.findByText(saleInterestForm.sentTitle)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual(Array(2).fill({ email: 'reader@example.org', country: 'BR' }));
});

it.each([null, 'DE', 'zz', '<>'])('asks for no address where the country is %s', async (country) => {
  await open(country);
  expect(screen.queryByRole('textbox')).toBeNull();
});
