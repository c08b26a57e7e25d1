/** The app offers no function with that name; `handlerName` is `all` when it offers none at all. */
export class MissingHandler extends Error {
  readonly handlerName: string;

  constructor(message: string, handlerName: string) {
    super(message);
    this.handlerName = handlerName;
  }
}
