/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const report = pathToFileURL(join(process.cwd(), 'scripts/bench/peers/report.mjs')).href;
const call = { what: 'check a code', peer: 'better-auth', goal: 3 };

function times(...perSecond: number[]) {
  return perSecond.map((rate) => ({ perSecond: rate, p99: 10 }));
}

/** The line printed for these calls per second, and whether the goal was reached. */
function printed(ours: number[], theirs: number[]) {
  const results = [{ ...call, ours: times(...ours), theirs: times(...theirs) }];
  const script = `
    import { printPeers } from '${report}';
    console.log(printPeers(${JSON.stringify(results)}, { each: 9, atOnce: 8 }));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const lines = text.trim().split('\n');
  return { row: lines.find((line) => line.includes(call.what)), isReached: lines.at(-1) };
}

it('the bench beside other libraries goes by the median of the ratios within each round, and names a missed goal', () => {
  const reached = printed([300, 900, 100], [100, 100, 100]);
  expect(reached.row).toMatch(/3\.00 9\.00 1\.00\s+3\.00\s+≥ 3\s+reached$/);
  expect(reached.isReached).toBe('true');
  const missed = printed([290, 900, 100], [100, 100, 100]);
  expect(missed.row).toMatch(/2\.90\s+≥ 3\s+missed$/);
  expect(missed.isReached).toBe('false');
});
