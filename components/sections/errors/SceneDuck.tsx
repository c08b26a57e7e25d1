type Props = {
  x: number;
  y: number;
  scale: number;
  /** Looking left instead of right. */
  turned?: boolean;
};

/** The teal of the house in a scene: its box is 48 units wide before scaling. */
export function SceneDuck({ x, y, scale, turned = false }: Props) {
  const place = `translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`;
  return (
    <g transform={turned ? `${place} translate(-48 0)` : place}>
      <path d="M38 12h3a6 6 0 0 1 6 6v1h-9z" fill="var(--art-beak)" />
      <path
        d="M2 18c4 4.5 8 6 13 6h27v1.5A18.5 18.5 0 0 1 23.5 44H22A20 20 0 0 1 2 24z"
        fill="var(--art-body)"
      />
      <path d="M18 24v-8a12 12 0 0 1 24 0v8z" fill="var(--art-head)" />
      <path d="M2 18c4 4.5 8 6 13 6h15a13 13 0 0 1-13 13C9 37 2 31 2 18z" fill="var(--art-wing)" />
      <path d="M34.5 11.5c-6-1.8-12 1.2-16.5 9.5 7 1.2 13.5-2 16.5-9.5z" fill="var(--art-stripe)" />
    </g>
  );
}
