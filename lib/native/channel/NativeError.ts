/**
 * Why an app gave no usable answer: `no-answer` within the time limit, `refused` with an error of its own (unknown
 * method, wrong page), or `wrong-shape` when it matches no schema.
 */
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
