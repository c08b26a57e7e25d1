type Props = {
  x?: number;
  y?: number;
  scale?: number;
  /** Looking left instead of right. */
  turned?: boolean;
  /** False where the head is under water. */
  head?: boolean;
};

/**
 * The small teal of our mark, as part of a drawing: a boat of a body, an arch of a head, and the stripe the bird wears
 * over its eye. Its box is 48 units wide before scaling; its colours are art roles, so it is drawn for both themes.
 */
export function Duck({ x = 0, y = 0, scale = 1, turned = false, head = true }: Props) {
  return (
    <g transform={transformOf(x, y, scale, turned)}>
      {head ? <path fill="var(--art-beak)" d="M38 12h3a6 6 0 0 1 6 6v1h-9z" /> : null}
      <path
        fill="var(--art-body)"
        d="M2 18c4 4.5 8 6 13 6h27v1.5A18.5 18.5 0 0 1 23.5 44H22A20 20 0 0 1 2 24z"
      />
      {head ? <path fill="var(--art-head)" d="M18 24v-8a12 12 0 0 1 24 0v8z" /> : null}
      <path fill="var(--art-wing)" d="M2 18c4 4.5 8 6 13 6h15a13 13 0 0 1-13 13C9 37 2 31 2 18z" />
      {head ? (
        <path fill="var(--art-stripe)" d="M34.5 11.5c-6-1.8-12 1.2-16.5 9.5 7 1.2 13.5-2 16.5-9.5z" />
      ) : null}
    </g>
  );
}

function transformOf(x: number, y: number, scale: number, turned: boolean): string | undefined {
  if (x === 0 && y === 0 && scale === 1 && !turned) return undefined;
  const place = `translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`;
  return turned ? `${place} translate(-48 0)` : place;
}
