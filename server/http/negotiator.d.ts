/** The part of the package that we use; its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    encoding(offered: readonly string[], options?: { preferred: readonly string[] }): string | undefined;
    language(offered: readonly string[]): string | undefined;
    mediaType(offered: readonly string[]): string | undefined;
  }
}
