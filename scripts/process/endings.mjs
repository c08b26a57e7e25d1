/** Everything still running, each as a function that ends it immediately without waiting. */
const running = new Set();

/**
 * Ends what a measurement started when this process ends, for whatever reason: its last line, an error, or a signal.
 * @param {() => void} endNow must not wait, because an exiting process cannot
 * @returns {() => void} call it once the thing has been ended normally
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
