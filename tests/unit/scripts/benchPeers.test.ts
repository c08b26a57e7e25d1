/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const report = pathToFileURL(join(process.cwd(), 'scripts/bench/peers/report.mjs')).href;
const versions = { 'better-auth': '1', 'oidc-provider': '2', 'better-sqlite3': '3', pg: '4' };
const call = {
  what: 'check a code',
  peer: 'better-auth',
  goal: { sqlite: 3 },
  race: 'one code',
  stays: true,
};

function times(...perSecond: number[]) {
  return perSecond.map((rate) => ({ perSecond: rate, p99: 10 }));
}

/** The lines printed for these calls per second and this race, ending with whether the goals were reached. */
function printed(ours: number[], theirs: number[], race: { isSingle: boolean; usable: number }) {
  const found = {
    rows: [{ kind: 'sqlite', call, ours: times(...ours), theirs: times(...theirs) }],
    races: [{ kind: 'sqlite', call, side: 'ours', fewest: 1, most: 8, different: 1, ...race }],
  };
  const script = `
    import { printPeers } from '${report}';
    console.log(printPeers(${JSON.stringify(found)}, ${JSON.stringify({ each: 9, rounds: 3, versions })}));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const lines = text.trim().split('\n');
  return {
    ratios: lines.find((line) => line.includes('check a code')) ?? '',
    race: lines.find((line) => line.includes('one code')) ?? '',
    isReached: lines.at(-1),
  };
}

describe('the bench beside other libraries', () => {
  const kept = { isSingle: true, usable: 20 };

  it('goes by the median of the ratios within each round', () => {
    const reached = printed([300, 900, 100], [100, 100, 100], kept);
    expect(reached.ratios).toMatch(/3\.00\s+9\.00\s+1\.00\s+3\.00\s+≥ 3\s+reached$/);
    expect(reached.isReached).toBe('true');
    const missed = printed([290, 900, 100], [100, 100, 100], kept);
    expect(missed.ratios).toMatch(/2\.90\s+≥ 3\s+missed$/);
    expect(missed.isReached).toBe('false');
  });

  it('calls a race lost in which two got something, or in which a visitor could not go on', () => {
    const race = (result: { isSingle: boolean; usable: number }) =>
      printed([1, 1, 1], [1, 1, 1], result).race;
    expect(race(kept)).toMatch(/1 to 8\s+1\s+20 of 20\s+won$/);
    expect(race({ isSingle: false, usable: 20 })).toMatch(/lost$/);
    expect(race({ isSingle: true, usable: 19 })).toMatch(/lost$/);
  });
});
