import { type IconName, icons } from './icons';

type Props = {
  name: IconName;
  /** Edge length in pixels at the default text size. */
  size?: 16 | 20 | 24 | 32;
};

/**
 * Always decoration: the words next to an icon, or the label of its button, carry the meaning. A page holds dozens of
 * them, so their stroke stands once in styles/base.css and not as attributes on each.
 */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24" width={size} height={size}>
      {icons[name]}
    </svg>
  );
}
