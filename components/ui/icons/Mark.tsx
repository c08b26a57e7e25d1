import { duckShapes } from './duckShapes';

type Props = {
  size?: 24 | 32 | 40 | 64 | 'fill';
  /** By which `MarkAgain` draws it again without its shapes. */
  id?: string;
};

/** Our mark: the small teal on the water. */
export function Mark({ size = 32, id }: Props) {
  const edge = size === 'fill' ? undefined : size;
  return (
    <svg className="own-size" id={id} aria-hidden="true" viewBox="0 0 48 48" width={edge} height={edge}>
      {duckShapes.map(({ part, d }) => (
        <path key={part} d={d} />
      ))}
      <style jsx>{`
        /* Selected by position: a page draws the mark many times, and classes would repeat each time. */
        svg > :global(path:nth-child(1)) {
          fill: var(--art-beak);
        }

        svg > :global(path:nth-child(2)) {
          fill: var(--art-body);
        }

        svg > :global(path:nth-child(3)) {
          fill: var(--art-head);
        }

        svg > :global(path:nth-child(4)) {
          fill: var(--art-wing);
        }

        svg > :global(path:nth-child(5)) {
          fill: var(--art-stripe);
        }
      `}</style>
    </svg>
  );
}
