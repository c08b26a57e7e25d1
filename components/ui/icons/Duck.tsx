import { duckShapes } from './duckShapes';

type Props = {
  x?: number;
  y?: number;
  scale?: number;
  /** Facing left instead of right. */
  turned?: boolean;
  /** False when the head is under water. */
  head?: boolean;
};

/** The teal of our mark, 48 units wide before scaling, as part of a drawing. */
export function Duck({ x = 0, y = 0, scale = 1, turned = false, head = true }: Props) {
  const place = `translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`;
  const shapes = duckShapes.filter(({ part }) => head || part === 'body' || part === 'wing');
  return (
    <g transform={turned ? `${place} translate(-48 0)` : place}>
      {shapes.map(({ part, d }) => (
        <path key={part} fill={`var(--art-${part})`} d={d} />
      ))}
    </g>
  );
}
