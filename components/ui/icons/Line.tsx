type Props = {
  d: string;
  /** An art color of styles/theme.css, such as `sand-deep`. */
  color: string;
  width: number;
  /** A dashed line: the lengths of its dashes and gaps. */
  dash?: string;
};

/** A line of a drawing, with round ends. */
export function Line({ color, width, dash, ...path }: Props) {
  return (
    <path
      {...path}
      fill="none"
      stroke={`var(--art-${color})`}
      strokeDasharray={dash}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={width}
    />
  );
}
