import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SettingsForm } from '@/components/sections/settings/SettingsForm';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { person } from '@/tests/fixtures/browser/person';

const { copy, copied, selected } = settingsWords.address;

function start(writeText: (text: string) => Promise<void>): HTMLInputElement {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<SettingsForm />);
  jest.isolateModules(() => require('@/enhance/forms/settingsForm'));
  const field = document.querySelector<HTMLInputElement>('#settings-address');
  if (!field) throw new Error('No field');
  return field;
}

const said = () => document.querySelector('[data-settings-status]');
const press = () => person.click(screen.getByRole('button', { name: copy }));

it('143. B16: copies the address of the settings, or selects it where the clipboard refuses, and says so', async () => {
  const writeText = jest.fn(async (_text: string) => undefined);
  const field = start(writeText);
  await press();
  await waitFor(() => expect(said()).toHaveTextContent(copied));
  expect(writeText.mock.calls).toEqual([[field.value]]);
  expect(screen.getByRole('button', { name: copy })).toHaveFocus();
  writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
  await press();
  await waitFor(() => expect(said()).toHaveTextContent(selected));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(field.value).toContain('/settings');
});

it('describes a color by its problem only while it is wrong', async () => {
  start(async () => {});
  const field = document.querySelector<HTMLInputElement>('#k7') as HTMLInputElement;
  expect(field).toHaveAccessibleDescription('');
  fireEvent.change(field, { target: { value: 'nothing' } });
  expect(field).toHaveAccessibleDescription(settingsWords.colorProblem);
  fireEvent.change(field, { target: { value: 'e6f5f2' } });
  expect(field).toHaveAccessibleDescription('');
  expect(field).not.toHaveAttribute('aria-invalid');
});
