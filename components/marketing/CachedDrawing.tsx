/** What is drawn in each file of public/static-assets/backgrounds, with its width and height. */
const sizes = {
  'pro-pictures.svg#hero': [640, 580],
  'pro-pictures.svg#vpn': [600, 280],
  'pro-pictures.svg#chat': [400, 280],
  'pro-pictures.svg#removal': [400, 280],
  'pro-pictures.svg#restoration': [400, 280],
  'pro-pictures.svg#guidance': [400, 280],
  'home-pictures.svg#search': [560, 420],
  'home-pictures.svg#chat': [560, 420],
  'home-pictures.svg#subscription': [560, 420],
  'home-pictures.svg#mail': [560, 420],
  'home-pictures.svg#devices': [560, 420],
  'home-pictures.svg#mark': [48, 48],
  'about-pictures.svg#desk': [600, 440],
  'about-pictures.svg#letter': [500, 160],
  'about-pictures.svg#sound': [500, 160],
} as const;

export type DrawingName = keyof typeof sizes;

type Props = {
  name: DrawingName;
  /** `frame` fills its frame; of it and of an `open` drawing, the background extends beyond the edges. */
  fit?: 'whole' | 'open' | 'frame';
};

/**
 * A drawing from a cached file. Used by reference, it takes the theme's art colors from this page, so it works in light
 * and dark at no cost in script or HTML. Decoration: hidden from screen readers, since the text beside it says the same.
 */
export function CachedDrawing({ name, fit = 'whole' }: Props) {
  const [width, height] = sizes[name];
  return (
    <svg
      data-screen-only
      aria-hidden="true"
      className={`cached-drawing full-width ${fit}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <use href={`/static-assets/backgrounds/${name}`} />
      <style jsx global>{`
        .cached-drawing {
          height: auto;
        }

        .cached-drawing.open,
        .cached-drawing.frame {
          overflow: visible;
        }

        .cached-drawing.frame {
          height: 100%;
        }
      `}</style>
    </svg>
  );
}
