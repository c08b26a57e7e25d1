/**
 * What a translation of `T` must hold: the same keys and the same functions, with other texts. A text that is missing or
 * left over fails the type check. Values that are not read by people (an icon, a URL) stay as they are, which
 * `tests/contracts/translations.test.ts` compares.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer V) => infer R
    ? (...values: V) => Translation<R>
    : { readonly [K in keyof T]: Translation<T[K]> };
