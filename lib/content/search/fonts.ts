/** The fonts of the search settings (`ka`, `kt`), by the letter they are kept under. */
export const fonts = {
  p: { name: 'Instrument Sans', family: '"Instrument Sans", sans-serif' },
  a: { name: 'Arial', family: 'Arial, sans-serif' },
  b: { name: 'Trebuchet MS', family: '"Trebuchet MS", sans-serif' },
  c: { name: 'Century Gothic', family: '"Century Gothic", sans-serif' },
  e: { name: 'Segoe UI', family: '"Segoe UI", sans-serif' },
  g: { name: 'Georgia', family: 'Georgia, serif' },
  h: { name: 'Helvetica', family: 'Helvetica, Arial, sans-serif' },
  n: { name: 'Sans-serif', family: 'sans-serif' },
  o: { name: 'Tahoma', family: 'Tahoma, sans-serif' },
  s: { name: 'Serif', family: 'serif' },
  t: { name: 'Times', family: 'Times, "Times New Roman", serif' },
  u: { name: 'Helvetica Neue', family: '"Helvetica Neue", Helvetica, Arial, sans-serif' },
  v: { name: 'Verdana', family: 'Verdana, sans-serif' },
} as const;

export type FontCode = keyof typeof fonts;
export const defaultFont: FontCode = 'p';
