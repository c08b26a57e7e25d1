type Props = {
  d: string;
  /** An art color of styles/theme.css, such as `sand-deep`. */
  color: string;
  width: number;
};

/** A line of a drawing, with round ends. */
export function Line({ color, width, d }: Props) {
  return (
    <path
      d={d}
      fill="none"
      stroke={`var(--art-${color})`}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={width}
    />
  );
}
