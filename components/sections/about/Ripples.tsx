/** Rings on the water where something small fell in: one for every search, and all of them fade. */
export function Ripples() {
  return (
    <svg
      className="covering filling"
      data-screen-only
      aria-hidden="true"
      viewBox="0 0 600 400"
      preserveAspectRatio="xMaxYMid slice"
    >
      <circle cx="560" cy="56" r="250" />
      <circle cx="560" cy="56" r="180" />
      <circle cx="560" cy="56" r="116" />
      <circle cx="560" cy="56" r="60" />
      <circle className="drop" cx="560" cy="56" r="14" />
      <style jsx>{`
        svg {
          z-index: -1;
        }

        circle {
          fill: var(--art-wing);
          opacity: 0.1;
        }

        .drop {
          fill: var(--art-beak);
          opacity: 1;
        }
      `}</style>
    </svg>
  );
}
