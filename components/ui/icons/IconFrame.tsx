/** Edge length in pixels at the default text size. */
export type IconSize = 16 | 20 | 24 | 32;

type Props = {
  size: IconSize;
  d: string;
  /** Points to what follows: to the left in languages that are written from right to left. */
  forward?: boolean;
};

/**
 * Always decoration: the text next to an icon, or the label of its button, carries the meaning. A page contains dozens
 * of them, so their stroke and the most frequent size are set once in styles/base.css and not as attributes on each.
 */
export function IconFrame({ size, d, forward = false }: Props) {
  const edge = size === 24 ? undefined : size;
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24" width={edge} height={edge}>
      <path className={forward ? 'forward' : undefined} d={d} />
    </svg>
  );
}
