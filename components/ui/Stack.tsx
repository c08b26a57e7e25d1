import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  gap?: keyof typeof gaps;
  /** `row` wraps when there is not enough room. */
  direction?: keyof typeof directions;
  align?: keyof typeof aligns;
};

const gaps = { tight: 'gap-2', normal: 'gap-4', loose: 'gap-6' };
const directions = { column: 'stacked', row: 'wrapping level' };
const aligns = { stretch: '', start: 'at-start', center: 'level' };

/** Puts equal space between its children. */
export function Stack({ children, gap = 'normal', direction = 'column', align = 'stretch' }: Props) {
  return <div className={`${gaps[gap]} ${directions[direction]} ${aligns[align]}`}>{children}</div>;
}
