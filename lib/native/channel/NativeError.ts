/** Why an app's answer is unusable: `no-answer` in time, `refused` with an error, `wrong-shape` by its schema. */
export type NativeErrorKind = 'no-answer' | 'refused' | 'wrong-shape';

export class NativeError extends Error {
  override name = 'NativeError';

  constructor(
    readonly kind: NativeErrorKind,
    readonly method: string,
    cause?: unknown,
  ) {
    super(`${method}: ${kind}`, { cause });
  }
}
