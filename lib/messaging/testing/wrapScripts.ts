/**
 * A script as a Windows app would start it: the app's three functions are in variables that only the script sees, and
 * they are removed from the page. Each key of `replacements` found in the script is replaced by its value as JSON text.
 */
export function wrapWindowsScripts(script: string, replacements: Record<string, unknown>): string {
  return `(() => {
  const webview = window.chrome.webview;
  const windowsInteropPostMessage = webview.postMessage.bind(webview);
  const windowsInteropAddEventListener = webview.addEventListener.bind(webview);
  const windowsInteropRemoveEventListener = webview.removeEventListener.bind(webview);
  delete window.chrome.webview;
  ${replaced(script, replacements)}
})();`;
}

/** A script as an Apple app would start it: in its own scope, with the same replacements. */
export function wrapWebkitScripts(script: string, replacements: Record<string, unknown>): string {
  return `(() => {
  ${replaced(script, replacements)}
})();`;
}

function replaced(script: string, replacements: Record<string, unknown>): string {
  return Object.entries(replacements).reduce(
    (text, [key, value]) => text.replaceAll(key, () => JSON.stringify(value)),
    script,
  );
}
