import type { ReactNode } from 'react';
import { artStyles } from './artStyles';

type Props = {
  width: number;
  height: number;
  /** The ground runs on beyond the drawing; the band around it hides what is too much. */
  open?: boolean;
  children: ReactNode;
};

/** A drawing in the roles of the theme. Decoration: the words beside it say the same. */
export function Art({ width, height, open = false, children }: Props) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={open ? 'app-art open' : 'app-art'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {children}
      <style jsx global>
        {artStyles}
      </style>
    </svg>
  );
}
