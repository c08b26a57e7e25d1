import { render, screen } from '@testing-library/react';
import { NotSold } from '@/components/subscription/plans/NotSold';
import { formWords } from '@/lib/content/account/forms';
import { countryName } from '@/lib/content/countryName';
import { errorWords } from '@/lib/content/site/errors/errorWords';
import { saleInterestForm } from '@/lib/content/subscription/saleInterestWords';
import { serveInPage } from '@/tests/fixtures/browser/fakeService';
import { person } from '@/tests/fixtures/browser/person';

async function open(country: string | null): Promise<void> {
  const name = country && countryName(country, 'en');
  render(<NotSold country={country} name={name} activateHref="/subscriptions/activate" />);
  await screen.findByRole('status');
}

it('sends the address with the country, and keeps it in the field when it is refused', async () => {
  const call = 'POST /pro/notify/request';
  const service = serveInPage({ [call]: { status: 400, json: { error: 'failed_mx_check' } } });
  await open('BR');
  const field = await screen.findByRole('textbox', { name: formWords.email });
  await person.type(field, ' reader@example.org ');
  const button = screen.getByRole('button', { name: saleInterestForm.submit });
  await person.click(button);
  expect(await screen.findByText(errorWords.field.failed_mx_check)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('reader@example.org');
  service.routes[call] = { json: { status: 'confirmation_sent' } };
  await person.click(button);
  expect(await screen.findByText(saleInterestForm.sentTitle)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  const sent = service.callsTo(call).map(({ json }) => json);
  expect(sent).toEqual(Array(2).fill({ email: 'reader@example.org', country: 'BR' }));
});

it.each([null, 'DE', 'zz', '<>'])('asks for no address where the country is %s', async (country) => {
  await open(country);
  expect(screen.queryByRole('textbox')).toBeNull();
});
