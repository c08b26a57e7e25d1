/**
 * Tells the developer at the console. Callers ask only in development or with `debug` on: what the page and
 * the app say to each other is nobody else's business. A console that throws is not the page's problem.
 */
export function report(...details: readonly unknown[]): void {
  try {
    // biome-ignore lint/suspicious/noConsole: the console is the purpose of this function.
    console.error(...details);
  } catch {
    // There is nowhere left to report it.
  }
}
