/** The picture below the opening text: a lake in the morning, and a family that keeps to itself. */
export function MorningLake() {
  return (
    <svg
      aria-hidden="true"
      className="lake"
      data-screen-only
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
    >
      <use href="/static-assets/backgrounds/about-pictures.svg#lake" width="1440" height="420" />
      <style jsx>{`
        .lake {
          width: 100%;
          height: clamp(13rem, 8rem + 20vw, 26rem);
          margin-top: clamp(-5rem, -4vw, -1rem);
        }
      `}</style>
    </svg>
  );
}
