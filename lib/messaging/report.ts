/**
 * Logs to the developer's console. Callers use it only in development or with `debug` on: what the page and the app
 * exchange is nobody else's business. A console that throws must not affect the page.
 */
export function report(...details: readonly unknown[]): void {
  try {
    // biome-ignore lint/suspicious/noConsole: the console is the purpose of this function.
    console.error(...details);
  } catch {
    // There is nowhere left to report it.
  }
}
