const sizes = { desk: [600, 440], letter: [500, 160], sound: [500, 160] } as const;

/**
 * A drawing for the about page: a desk by a window, a letter leaving its envelope, a voice as bars. The drawings are in
 * one cached file and take the theme's art colors from this page.
 */
export function AboutPicture({ name }: { name: keyof typeof sizes }) {
  const [width, height] = sizes[name];
  return (
    <svg
      aria-hidden="true"
      className="about-picture"
      data-screen-only
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <use href={`/static-assets/backgrounds/about-pictures.svg#${name}`} />
      <style jsx global>{`
        .about-picture {
          width: 100%;
          height: auto;
          margin-bottom: auto;
        }
      `}</style>
    </svg>
  );
}
