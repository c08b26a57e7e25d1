import { startBackground } from '@/server/main/background';
import { makeLogger } from '@/server/main/logger';
import { openPromise } from '@/tests/fixtures/openPromise';

const lines: string[] = [];
const log = makeLogger('debug', { write: (line: string) => lines.push(line) });

describe('background tasks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lines.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('never run twice at once, and go on after the long turn', async () => {
    const ends: (() => void)[] = [];
    const run = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const background = startBackground([{ name: 'long', everySeconds: 3, run }], log);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(3000);
    expect(run).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await background.stop();
  });

  it('are tried again after a failure, which is logged without its message', async () => {
    const run = jest.fn().mockRejectedValueOnce(new Error('secret@example.org')).mockResolvedValue(undefined);
    const background = startBackground([{ name: 'flaky', everySeconds: 1, run }], log);
    await jest.advanceTimersByTimeAsync(2000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(lines.filter((line) => line.includes('flaky'))).toHaveLength(1);
    expect(lines.join()).not.toContain('secret@example.org');
    await background.stop();
  });

  it('begin at once where asked to, and tell of a failure then as of any other', async () => {
    const run = jest.fn().mockRejectedValue(new Error('away'));
    const background = startBackground([{ name: 'early', everySeconds: 30, atOnce: true, run }], log);
    await jest.advanceTimersByTimeAsync(0);
    expect([run.mock.calls.length, lines.length]).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(31_000);
    expect([run.mock.calls.length, lines.length]).toEqual([2, 1]);
    await background.stop();
  });

  it('166. B22: tasks of one period do not begin together', async () => {
    const begun: number[] = [];
    const tasks = ['one', 'two', 'three', 'four'].map((name) => ({
      name,
      everySeconds: 20,
      run: async () => {
        begun.push(Date.now());
      },
    }));
    const background = startBackground(tasks, log);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(begun).toHaveLength(8);
    expect(new Set(begun).size).toBe(8);
    await background.stop();
  });

  it('end: what runs is waited for, nothing starts any more', async () => {
    const { promise: running, keep: end } = openPromise();
    const run = jest.fn(() => running);
    const background = startBackground([{ name: 'last', everySeconds: 1, run }], log);
    await jest.advanceTimersByTimeAsync(1000);
    let stopped = false;
    const stopping = background.stop().then(() => {
      stopped = true;
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect([stopped, run.mock.calls.length]).toEqual([false, 1]);
    end();
    await stopping;
    expect(stopped).toBe(true);
  });
});
