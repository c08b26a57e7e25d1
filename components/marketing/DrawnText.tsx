type Props = {
  x: number;
  y: number;
  size: number;
  /** Small words are gray; those on amber have the color for it. */
  tone?: 'strong' | 'soft' | 'on-amber';
  /** Where the words stand from `x` on, or around it. */
  anchor?: 'start' | 'middle';
  text: string;
};

/** Words in a drawing, as the language of the page has them. */
export function DrawnText({ x, y, size, tone = 'strong', anchor = 'start', text }: Props) {
  return (
    <text className={`drawn-text ${tone}`} x={x} y={y} fontSize={size} textAnchor={anchor}>
      {text}
      <style jsx global>{`
        .drawn-text {
          fill: var(--color-text);
          font-weight: 600;
          letter-spacing: -0.02em;
        }

        .drawn-text.soft {
          fill: var(--color-text-muted);
          font-weight: 500;
          letter-spacing: 0;
        }

        .drawn-text.on-amber {
          fill: var(--color-on-highlight);
        }
      `}</style>
    </text>
  );
}
