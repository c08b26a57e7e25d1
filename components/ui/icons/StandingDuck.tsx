type Props = {
  transform: string;
  wing: 'raised' | 'folded';
};

/** The teal standing and facing right, as part of a drawing: 106 units wide and 90 high. */
export function StandingDuck({ transform, wing }: Props) {
  return (
    <g transform={transform}>
      <path
        fill="var(--art-body)"
        d="M0 56c0-14 12-22 28-22h24c8 0 12-6 13-14l16 2c0 36-16 56-44 56-22 0-37-8-37-22z"
      />
      <path fill="var(--art-wing)" d={wings[wing]} />
      <circle fill="var(--art-head)" cx="72" cy="18" r="17" />
      <circle fill="var(--art-paper)" cx="77" cy="15" r="2.6" />
      <path fill="var(--art-beak)" d="M87 16c9-2 16 1 19 6-6 5-13 5-20 2z" />
    </g>
  );
}

const wings = {
  raised: 'M8 46c-4-22 6-38 22-44 12 14 12 32 0 46-8 8-18 8-22-2z',
  folded: 'M10 54c12-8 30-8 44 0-4 14-16 20-28 18-8-1-14-8-16-18z',
};
