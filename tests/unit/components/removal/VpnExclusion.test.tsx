import { act, render, screen } from '@testing-library/react';
import { VpnExclusion } from '@/components/subscription/removal/VpnExclusion';
import { removalWords } from '@/lib/content/app/removal';
import { person } from '@/tests/fixtures/browser/person';

const { failed } = removalWords.dashboard.vpn;

/** The setting in a slow app, pressed once. */
async function pressOnce() {
  const asked: boolean[] = [];
  let finish = () => {};
  let fail = () => {};
  const app = {
    vpnExclusion: async () => false,
    setVpnExclusion(enabled: boolean) {
      asked.push(enabled);
      return new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = () => reject(new Error('refused'));
      });
    },
  };
  render(<VpnExclusion app={app} />);
  const box = await screen.findByRole('checkbox');
  await person.click(box);
  return { box, asked, finish: () => act(async () => finish()), fail: () => act(async () => fail()) };
}

it('takes no second press before the app has answered the first', async () => {
  const { box, asked, finish } = await pressOnce();
  await person.click(box);
  expect(asked).toEqual([true]);
  expect(box).toBeChecked();
  expect(box).toHaveAttribute('aria-disabled', 'true');
  await finish();
  expect(box).not.toHaveAttribute('aria-disabled');
  await person.click(box);
  expect(asked).toEqual([true, false]);
});

it('goes back to what the app confirmed last when it refuses', async () => {
  const { box, fail } = await pressOnce();
  await person.click(box);
  await fail();
  expect(box).not.toBeChecked();
  expect(screen.getByText(failed)).toBeVisible();
});
