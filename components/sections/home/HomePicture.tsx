const pictures = {
  search: [560, 420],
  chat: [560, 420],
  subscription: [560, 420],
  mail: [560, 420],
  devices: [560, 420],
  mark: [48, 48],
} as const;

/** A drawing from the home page's cached file, in the theme's colors. Decoration: the text beside it says the same. */
export function HomePicture({ name }: { name: keyof typeof pictures }) {
  const [width, height] = pictures[name];
  return (
    <svg
      aria-hidden="true"
      className="home-picture"
      data-screen-only
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <use href={`/static-assets/backgrounds/home-pictures.svg#${name}`} />
      <style jsx global>{`
        .home-picture {
          width: 100%;
          height: auto;
          overflow: visible;
        }
      `}</style>
    </svg>
  );
}
