import { printTable } from '../load/table.mjs';
import { makeProfiler, whereTimeGoes } from '../process/profiler.mjs';

const shown = 15;

/** Where the site's time goes in each call, if requested. */
export function profileCalls(areWanted) {
  const profiler = areWanted ? makeProfiler() : null;
  const found = [];
  return {
    variables: profiler?.variables ?? {},
    options: profiler?.options ?? [],
    areWanted,
    async during(pid, what, work) {
      await profiler.start(pid);
      const measured = await work();
      const { count } = measured;
      found.push({ what, count, ...whereTimeGoes(await profiler.stop(pid), shown) });
      return measured;
    },
    print() {
      for (const { what, count, milliseconds, own, whole } of found) {
        printTable(
          `${what}: ${(milliseconds / count).toFixed(2)} ms of the thread a call, waits for the disk included; the functions that took the most of it themselves, and with all that they called`,
          [
            { name: 'itself', of: (row) => row.own?.name },
            { name: '%', of: (row) => row.own?.percent },
            { name: 'with its calls', of: (row) => row.whole?.name },
            { name: '% ', of: (row) => row.whole?.percent },
          ],
          Array.from({ length: shown }, (_, index) => ({ own: own[index], whole: whole[index] })),
        );
      }
      profiler?.end();
    },
  };
}
