/**
 * The small teal of our mark: a boat-shaped body, an arched head, and the stripe over the bird's eye, in the order in
 * which they are painted. Its box is 48 units wide. Each part is named after the art role of its color, so the duck
 * works in both themes; the press kit, the icons and the backgrounds read it from here too.
 */
export const duckShapes = [
  { part: 'beak', d: 'M38 12h3a6 6 0 0 1 6 6v1h-9z' },
  { part: 'body', d: 'M2 18c4 4.5 8 6 13 6h27v1.5A18.5 18.5 0 0 1 23.5 44H22A20 20 0 0 1 2 24z' },
  { part: 'head', d: 'M18 24v-8a12 12 0 0 1 24 0v8z' },
  { part: 'wing', d: 'M2 18c4 4.5 8 6 13 6h15a13 13 0 0 1-13 13C9 37 2 31 2 18z' },
  { part: 'stripe', d: 'M34.5 11.5c-6-1.8-12 1.2-16.5 9.5 7 1.2 13.5-2 16.5-9.5z' },
] as const;
