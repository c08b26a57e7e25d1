import type { Theme } from '@/lib/theme/theme';

const files: Readonly<Record<Theme, string>> = {
  light: '/static-assets/backgrounds/theme-preview-light.svg',
  dark: '/static-assets/backgrounds/theme-preview-dark.svg',
};

/** A small page of ours in one theme. The file contains that theme's colors, whatever the surrounding page shows. */
export function ThemePicture({ theme }: { theme: Theme }) {
  // biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes, which no optimizer makes smaller.
  return <img src={files[theme]} alt="" width={320} height={220} />;
}
