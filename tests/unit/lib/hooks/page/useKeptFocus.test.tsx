import { render, screen } from '@testing-library/react';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { person } from '@/tests/fixtures/browser/person';

/** A button that goes later than the press, once its row is no longer shown. */
function Section({ shown }: { shown: boolean }) {
  const { place, keepFocus } = useKeptFocus();
  return (
    <section>
      <h2 ref={place} tabIndex={-1}>
        Rows
      </h2>
      {shown ? (
        <button type="button" onClick={keepFocus}>
          Hide
        </button>
      ) : null}
      <button type="button">Other</button>
    </section>
  );
}

async function press() {
  const { rerender } = render(<Section shown />);
  await person.click(screen.getByRole('button', { name: 'Hide' }));
  return { show: (shown: boolean) => rerender(<Section shown={shown} />) };
}

it('moves the focus to the place only when the pressed button is gone', async () => {
  const { show } = await press();
  show(true);
  expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
  show(false);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus where the person has moved it, also when that is lost later', async () => {
  const { show } = await press();
  const other = screen.getByRole('button', { name: 'Other' });
  await person.tab();
  show(false);
  expect(other).toHaveFocus();
  other.blur();
  show(false);
  expect(document.body).toHaveFocus();
});

it('moves nothing when nothing was pressed', () => {
  const { rerender } = render(<Section shown />);
  screen.getByRole('button', { name: 'Hide' }).focus();
  rerender(<Section shown={false} />);
  expect(document.body).toHaveFocus();
});
