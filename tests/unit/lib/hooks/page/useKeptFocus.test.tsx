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
