import { median } from '../load/measure.mjs';
import { column, printTable, verdict } from '../load/table.mjs';
import { versions } from './install.mjs';

/**
 * Prints what was measured; true when every goal was reached. A call's ratio is the median of the ratios within each
 * round, since whatever disturbs a round disturbs both sides.
 */
export function printPeers(results, { each, atOnce }) {
  console.log(`
The peers are ${JSON.stringify(versions)} in production mode, without limits and log. Sending a mail
is nothing to better-auth, while the site sends it, counts its limits, writes its audit log, and mails the owner about a
new sign-in. Both sides sign access tokens with ES256; the refresh tokens of oidc-provider are plain random text.`);
  const rows = results.map(({ what, peer, goal, ours, theirs }) => {
    const ratios = ours.map(({ perSecond }, round) => perSecond / theirs[round].perSecond);
    const ratio = median(ratios);
    const of = (side, figure) => median(side.map((round) => round[figure]));
    const rates = { ours: of(ours, 'perSecond'), theirs: of(theirs, 'perSecond') };
    const times = { 'p99 ours': of(ours, 'p99'), 'p99 theirs': of(theirs, 'p99') };
    const rounds = ratios.map((one) => one.toFixed(2)).join(' ');
    return {
      call: what,
      peer,
      ...rates,
      ...times,
      rounds,
      ratio,
      goal: `≥ ${goal}`,
      '': verdict(ratio >= goal),
    };
  });
  printTable(
    `Calls a second, ${atOnce} at once, medians of rounds of ${each}; p99 in ms; ratio: the site to the peer`,
    Object.keys(rows[0]).map((name) => column(name)),
    rows,
  );
  return results.every(({ goal }, index) => rows[index].ratio >= goal);
}
