const pictures = {
  hero: [640, 580],
  vpn: [600, 280],
  chat: [400, 280],
  removal: [400, 280],
  restoration: [400, 280],
  guidance: [400, 280],
} as const;

type ProductPictureName = keyof typeof pictures;

type Props = {
  name: ProductPictureName;
  /** `frame` fills its frame: the whole drawing is shown and its background extends to the edges. */
  fit?: 'whole' | 'frame';
};

/**
 * A drawing of the product. The drawings are in one cached file; used by reference, they take the theme's art colors
 * from this page, so each works in light and dark at no cost in script or HTML. Decoration: hidden from screen readers,
 * since the text beside it says the same.
 */
export function ProductPicture({ name, fit = 'whole' }: Props) {
  const [width, height] = pictures[name];
  return (
    <svg
      data-screen-only
      aria-hidden="true"
      focusable="false"
      className={fit}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <use href={`/static-assets/backgrounds/pro-pictures.svg#${name}`} />
      <style jsx>{`
        .whole {
          width: 100%;
          height: auto;
        }

        .frame {
          width: 100%;
          height: 100%;
          overflow: visible;
        }
      `}</style>
    </svg>
  );
}
