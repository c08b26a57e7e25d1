/** The houses of one team under one sky, from morning on the left to night on the right. */
export function LitHouses() {
  return (
    <svg
      className="above-6 full-width"
      viewBox="0 0 1400 340"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href="/static-assets/backgrounds/work-pictures.svg#houses" />
      <style jsx>{`
        svg {
          height: clamp(11rem, 24vw, 24rem);
        }
      `}</style>
    </svg>
  );
}
