import { Duck } from './Duck';

/** Our mark: a small teal on the water, built from arcs. */
export function Mark({ size = 32 }: { size?: 24 | 32 | 40 | 64 | 'fill' }) {
  const edge = size === 'fill' ? undefined : size;
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width={edge} height={edge}>
      <Duck />
      <style jsx>{`
        svg {
          flex: none;
        }
      `}</style>
    </svg>
  );
}
