import { IconFrame, type IconSize } from './IconFrame';
import { type IconName, icons } from './icons';

/** An icon on a screen. */
export function Icon({ name, size = 20 }: { name: IconName; size?: IconSize }) {
  return <IconFrame size={size} d={icons[name]} />;
}
