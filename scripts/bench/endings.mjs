/** What is still running, each as a function that ends it at once and without waiting. */
const running = new Set();

/**
 * Ends what a measurement started when this process ends, whatever ended it: its last line, an error, or a signal.
 * @param {() => void} endNow must not wait, because a process that exits cannot
 * @returns {() => void} to be called when it has been ended in the ordinary way
 */
export function endWithProcess(endNow) {
  running.add(endNow);
  return () => running.delete(endNow);
}

process.on('exit', () => {
  for (const endNow of running) {
    try {
      endNow();
    } catch (error) {
      console.error(`Something could not be ended: ${error.message}`);
    }
  }
});
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
]) {
  process.once(signal, () => process.exit(128 + number));
}
