import { inBackgroundTurn } from '@/server/store/backgroundTurn';

it('165. B22: does one step after another, whoever asks, and rests in between', async () => {
  const order: string[] = [];
  let ended = 0;
  const rests: number[] = [];
  const step = (name: string) =>
    inBackgroundTurn(async () => {
      if (ended > 0) rests.push(performance.now() - ended);
      order.push(`${name} begins`);
      // Work of ten milliseconds, as SQLite does it.
      const until = performance.now() + 10;
      while (performance.now() < until);
      await null;
      order.push(`${name} ends`);
      ended = performance.now();
      return name;
    });
  expect(await Promise.all([step('pruning'), step('mail'), step('billing')])).toEqual([
    'pruning',
    'mail',
    'billing',
  ]);
  expect(order).toEqual(['pruning', 'mail', 'billing'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(Math.min(...rests)).toBeGreaterThan(25);
});

it('165. B22: holds up nobody for what fails, or never ends', async () => {
  await expect(
    inBackgroundTurn(async () => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  void inBackgroundTurn(() => new Promise(() => {}));
  expect(await inBackgroundTurn(async () => 'done')).toBe('done');
});
