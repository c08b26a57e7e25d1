/** The page that a link or a button leads to was not opened: some apps show only pages of ours. */
export class NotOpenedError extends Error {
  override name = 'NotOpenedError';
  /** `accountPage`: the address to enter in a browser instead. */
  constructor(readonly accountPage: string) {
    super('The app did not open the page');
  }
}
