export const promisedBrowsers: readonly string[];
