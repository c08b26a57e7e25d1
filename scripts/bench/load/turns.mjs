/** How long a site is left alone after it resumes. */
export const settleMilliseconds = 100;

/**
 * Gives each site a turn, one after the other, this many times, while the others are halted. All of them meet the same
 * conditions that way, whatever else runs on the machine. Leaves the last one running.
 */
export async function inTurns(sites, rounds, turn) {
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      for (const other of sites) if (other !== site) other.halt();
      site.resume();
      await new Promise((resolve) => setTimeout(resolve, settleMilliseconds));
      await turn(site, round);
    }
  }
}
