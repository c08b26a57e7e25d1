/** Six stones across the water, the two paid stages in gold, and a duck on its way over the second. */
export function SixStones() {
  return (
    <svg
      className="above-5 full-width"
      viewBox="0 0 1400 320"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <use href="/static-assets/backgrounds/work-pictures.svg#stones" />
      <style jsx>{`
        svg {
          height: clamp(13rem, 24vw, 24rem);
        }

        /* On a phone the first three stones are fully visible, and the path continues past the edge. */
        @media (--below-compact) {
          svg {
            height: 50vw;
          }
        }

        /* From here on there is room for all six. */
        @media (--from-narrow) {
          svg {
            height: min(24vw, 24rem);
          }
        }
      `}</style>
    </svg>
  );
}
