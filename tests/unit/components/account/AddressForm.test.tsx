import { render, screen } from '@testing-library/react';
import { AddressForm } from '@/components/subscription/account/signIn/AddressForm';
import { formWords } from '@/lib/content/account/forms';
import { person } from '@/tests/fixtures/browser/person';

const { emailSlip } = formWords;

function open() {
  const sent: string[] = [];
  render(<AddressForm submit="Send" busy={false} error={null} onSubmit={(email) => sent.push(email)} />);
  const field = screen.getByLabelText(formWords.email);
  const type = async (email: string) => {
    await person.clear(field);
    await person.type(field, `${email}{Enter}`);
  };
  return { sent, field, type };
}

it('asks about a common slip, and takes the answer in one click', async () => {
  const { sent, type } = open();
  await type('anna@gmial.com');
  expect(screen.getByRole('status')).toHaveTextContent(emailSlip.question('anna@gmail.com'));
  expect(sent).toEqual([]);
  await person.click(screen.getByRole('button', { name: emailSlip.yes }));
  expect(sent).toEqual(['anna@gmail.com']);
});

it('never stands in the way of an address that is right', async () => {
  const { sent, type, field } = open();
  await type('anna@gmial.com');
  await person.click(screen.getByRole('button', { name: emailSlip.no }));
  await type('ben@gmial.com');
  await person.type(field, '{Enter}');
  await type('anna@example.org');
  expect(sent).toEqual(['anna@gmial.com', 'ben@gmial.com', 'anna@example.org']);
});

it.each(['x@y', 'anna@exmaple', 'anna@example.', 'anna'])(
  'asks for a dot in the domain: %s',
  async (email) => {
    const { sent, type, field } = open();
    await type(email);
    await person.type(field, '{Enter}');
    expect(field).toHaveAccessibleDescription(formWords.emailIncomplete);
    expect(sent).toEqual([]);
  },
);
