/**
 * Our mark: a small teal on the water, built from arcs: a boat of a body, an arch of a head, and the
 * stripe the bird wears over its eye.
 * Its colours are art roles, so it is drawn for both themes.
 */
export function Mark({ size = 32 }: { size?: 24 | 32 | 40 | 64 | 'fill' }) {
  const edge = size === 'fill' ? undefined : size;
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width={edge} height={edge}>
      <path className="beak" d="M38 12h3a6 6 0 0 1 6 6v1h-9z" />
      <path className="body" d="M2 18c4 4.5 8 6 13 6h27v1.5A18.5 18.5 0 0 1 23.5 44H22A20 20 0 0 1 2 24z" />
      <path className="head" d="M18 24v-8a12 12 0 0 1 24 0v8z" />
      <path className="wing" d="M2 18c4 4.5 8 6 13 6h15a13 13 0 0 1-13 13C9 37 2 31 2 18z" />
      <path className="stripe" d="M34.5 11.5c-6-1.8-12 1.2-16.5 9.5 7 1.2 13.5-2 16.5-9.5z" />
      <style jsx>{`
        svg {
          flex: none;
        }

        .beak {
          fill: var(--art-beak);
        }

        .body {
          fill: var(--art-body);
        }

        .head {
          fill: var(--art-head);
        }

        .wing {
          fill: var(--art-wing);
        }

        .stripe {
          fill: var(--art-stripe);
        }
      `}</style>
    </svg>
  );
}
