import { makeBackgroundTurns } from '@/server/store/backgroundTurns';

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
/** Work that takes this many milliseconds. */
const lasting = (milliseconds: number) => () => wait(milliseconds);

describe('turns of background work', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('165. B22: does one step after another, whoever asks, and rests thirty-one times as long in between', async () => {
    const turns = makeBackgroundTurns(wait);
    const start = performance.now();
    const seen: [string, number][] = [];
    const step = (name: string, took: number) =>
      turns.take(async () => {
        seen.push([`${name} begins`, performance.now() - start]);
        await lasting(took)();
        seen.push([`${name} ends`, performance.now() - start]);
        return name;
      });
    const done = Promise.all([step('pruning', 10), step('mail', 2), step('billing', 4)]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await done).toEqual(['pruning', 'mail', 'billing']);
    expect(seen).toEqual([
      ['pruning begins', 0],
      ['pruning ends', 10],
      ['mail begins', 320],
      ['mail ends', 322],
      ['billing begins', 384],
      ['billing ends', 388],
    ]);
  });

  it('rests a second at most after a slow statement', async () => {
    const turns = makeBackgroundTurns(wait);
    const start = performance.now();
    let next = 0;
    void turns.take(lasting(500));
    void turns.take(async () => {
      next = performance.now() - start;
    });
    await jest.advanceTimersByTimeAsync(5000);
    expect(next).toBe(1500);
  });

  it('paces calls to others by what they took, and by a tenth of a second at most', async () => {
    const turns = makeBackgroundTurns(wait);
    const ended: number[] = [];
    const start = performance.now();
    const work = async () => {
      for (const took of [2, 400]) {
        await turns.pace(lasting(took));
        ended.push(performance.now() - start);
      }
      await expect(turns.pace(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    };
    const done = work();
    await jest.advanceTimersByTimeAsync(5000);
    await done;
    expect(ended).toEqual([64, 564]);
  });

  it('165. B22: holds up nobody for what fails, or never ends', async () => {
    const turns = makeBackgroundTurns(wait);
    await expect(turns.take(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    void turns.take(() => new Promise(() => {}));
    const next = turns.take(async () => 'done');
    await jest.advanceTimersByTimeAsync(5000);
    expect(await next).toBe('done');
  });
});
