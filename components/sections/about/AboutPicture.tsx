const sizes = { desk: [600, 440], letter: [500, 160], sound: [500, 160] } as const;

/**
 * A drawing of the about page: a desk by a window, a letter leaving its envelope, a voice as bars. They live in one
 * cached file and take the art roles of the theme from this page.
 */
export function AboutPicture({ name }: { name: keyof typeof sizes }) {
  const [width, height] = sizes[name];
  return (
    <svg
      aria-hidden="true"
      className="about-picture"
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

        @media print {
          .about-picture {
            display: none;
          }
        }
      `}</style>
    </svg>
  );
}
