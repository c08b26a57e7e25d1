import type { ReactNode } from 'react';

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
  'app-pictures.svg#trackers': [360, 220],
  'app-pictures.svg#clear': [360, 220],
  'app-pictures.svg#cookies': [360, 220],
  'app-pictures.svg#search': [360, 220],
  'app-pictures.svg#email': [360, 220],
  'app-pictures.svg#app': [720, 600],
  'app-pictures.svg#phone': [420, 330],
  'bangs-pictures.svg#jump': [420, 180],
  'browser-pictures.svg#requests': [1200, 420],
  'care-pictures.svg#call': [520, 250],
  'care-pictures.svg#desk': [440, 320],
  'device-pictures.svg#monitor': [460, 400],
  'device-pictures.svg#pairing': [560, 460],
  'device-pictures.svg#question': [460, 300],
  'extension-pictures.svg#extension': [640, 480],
  'extension-pictures.svg#mobile': [460, 440],
  'extension-pictures.svg#connect': [360, 220],
  'legal-pictures.svg#privacy': [516, 310],
  'legal-pictures.svg#terms': [516, 310],
  'legal-pictures.svg#use': [516, 310],
  'legal-pictures.svg#access': [516, 310],
  'legal-pictures.svg#chat': [516, 310],
  'legal-pictures.svg#subscription': [516, 310],
  'letter-pictures.svg#asks': [360, 200],
  'letter-pictures.svg#carries': [360, 200],
  'letter-pictures.svg#rests': [360, 200],
  'mac-pictures.svg#mac': [720, 520],
  'mac-pictures.svg#disk': [560, 350],
  'mail-pictures.svg#field': [200, 140],
  'mail-pictures.svg#arrives': [200, 140],
  'mail-pictures.svg#cleaned': [200, 140],
  'mail-pictures.svg#forwarded': [200, 140],
  'mail-pictures.svg#ended': [200, 140],
  'mail-pictures.svg#way': [1120, 360],
  'mail-pictures.svg#boots': [320, 120],
  'updates-pictures.svg#tide': [560, 360],
  'windows-pictures.svg#windows': [1120, 470],
  'windows-pictures.svg#preview': [640, 500],
  'work-pictures.svg#trust': [480, 360],
  'work-pictures.svg#question': [480, 360],
  'work-pictures.svg#validate': [480, 360],
} as const;

export type DrawingName = keyof typeof sizes;

type Props = {
  name: DrawingName;
  /** `frame` fills its frame; of it and of an `open` drawing, the background extends beyond the edges. */
  fit?: 'whole' | 'open' | 'frame';
  children?: ReactNode;
};

/**
 * A drawing from a cached file. Used by reference, it takes the theme's art colors from this page, so it works in light
 * and dark at no cost in script or HTML. Decoration: hidden from screen readers, since the text beside it says the same.
 */
export function CachedDrawing({ name, fit = 'whole', children }: Props) {
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
      {children}
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
