/**
 * How a pseudo-language writes English: accents on all letters that have one, about 40 percent more letters, and
 * brackets around each run of text, so that text which is cut off is seen at once. It stays readable.
 */
export type PseudoLanguage = {
  /** `long` is written from left to right, `rtl` from right to left. */
  kind: 'long' | 'rtl';
  /** Words that stay as they are, such as the name of the company. */
  names: readonly string[];
};

const accents: Readonly<Record<string, string>> = {
  ...pairs('aceghijklnorstuwyz', 'âçéĝĥîĵķļñöŕšţûŵýž'),
  ...pairs('ACEGHIJKLNORSTUWYZ', 'ÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ'),
};
const vowels = /[aeiou]/i;
/** A mail address, a host or a path. */
const address = /@|\w[./]\w|^\/\w/;
const rightToLeft = ['\u202E', '\u202C'] as const;

/** The text in the pseudo-language. What has nothing to write in it, or is in it already, stays as it is. */
export function pseudoText(text: string, { kind, names }: PseudoLanguage): string {
  const inner = text.trim();
  if (inner.startsWith('[') && inner.endsWith(']')) return text;
  const [start, end] = kind === 'rtl' ? rightToLeft : ['', ''];
  const words = inner.replace(/\S+/g, (part) =>
    address.test(part)
      ? part
      : part.replace(/\p{L}+/gu, (word) =>
          names.includes(word) ? word : `${start}${stretched(word)}${end}`,
        ),
  );
  return words === inner ? text : text.replace(inner, () => `[${words}]`);
}

function stretched(word: string): string {
  return [...word]
    .map((letter) => {
      const accented = accents[letter] ?? letter;
      return vowels.test(letter) ? accented + accented.toLowerCase() : accented;
    })
    .join('');
}

function pairs(plain: string, accented: string): Record<string, string> {
  const marked = [...accented];
  return Object.fromEntries([...plain].map((letter, index) => [letter, marked[index] ?? letter]));
}
