import { CachedDrawing } from './CachedDrawing';

type Props = {
  name: 'hero' | 'vpn' | 'chat' | 'removal' | 'restoration' | 'guidance';
  fit?: 'whole' | 'frame';
};

/** A drawing of what the subscription contains. */
export function ProductPicture({ name, fit }: Props) {
  return <CachedDrawing name={`pro-pictures.svg#${name}`} fit={fit} />;
}
