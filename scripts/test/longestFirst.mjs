import Sequencer from '@jest/test-sequencer';

/** Files whose tests are made elsewhere, so that their size says nothing of how long they take. */
const longest = /[\\/]walks[\\/]\w+\.test\.ts$/;

/** Without the seconds of an earlier run, Jest begins with the largest files, and would take the walks last and alone. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLongest = ({ path }) => Number(longest.test(path));
    return [...super.sort(tests)].sort((a, b) => isLongest(b) - isLongest(a));
  }
}
