import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NameFields } from '@/components/subscription/removal/steps/NameFields';
import { removalWords } from '@/lib/content/app/removal';
import { emptyName, everyPart } from '@/lib/native/removal/removalProfile';
import { person } from '@/tests/fixtures/browser/person';

const words = removalWords.names;

function Names({ first }: { first: readonly string[] }) {
  const [names, setNames] = useState(first.map((name) => ({ ...emptyName, first: name })));
  return <NameFields names={names} parts={everyPart} shown={false} onChange={setNames} />;
}

const shownNames = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: words.first }).map(({ value }) => value);
const remove = (name: string) => screen.getByRole('button', { name: words.remove(name) });

let now = 0;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Long enough ago that a press counts as a new one. */
function open(...first: string[]): void {
  render(<Names first={first} />);
  now += 10_000;
}

it('removes one name by a double press, whatever moves under the pointer', async () => {
  open('Ann', 'Ben', 'Cat');
  const button = remove('Ann');
  await person.dblClick(button);
  expect(shownNames()).toEqual(['Ben', 'Cat']);
  now += 100;
  await person.click(remove('Ben'));
  expect(shownNames()).toEqual(['Ben', 'Cat']);
  now += 1000;
  await person.click(remove('Ben'));
  expect(shownNames()).toEqual(['Cat']);
});

it('removes one name by two presses of Enter, and goes on from the name that follows, or from the button to add one', async () => {
  open('Ann', 'Ben', 'Cat');
  remove('Ben').focus();
  await person.keyboard('{Enter}');
  now += 1000;
  await person.keyboard('{Enter}');
  expect(shownNames()).toEqual(['Ann', 'Cat']);
  expect(screen.getByText(words.legend(2))).toHaveFocus();
  now += 1000;
  await person.click(remove('Cat'));
  expect(screen.getByRole('button', { name: words.add })).toHaveFocus();
});

it('keeps the field that is typed in while its name changes', async () => {
  open('Ann', 'Ben');
  const [, field] = screen.getAllByRole('textbox', { name: words.first });
  if (!field) throw new Error('no field');
  await person.type(field, 'jamin');
  expect(field).toHaveFocus();
  expect(shownNames()).toEqual(['Ann', 'Benjamin']);
});
