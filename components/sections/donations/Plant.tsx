type Props = {
  /** Center of its foot. */
  x: number;
  foot: number;
  /** From 0 to 1. */
  size: number;
};

const tallest = 330;

/** A plant of the chart: a seedling while it is small, a sapling, then a tree. */
export function Plant({ x, foot, size }: Props) {
  const height = tallest * size;
  const kind = size < 0.25 ? 'seedling' : size < 0.62 ? 'sapling' : 'tree';
  return (
    <g transform={`translate(${x} ${foot})`}>
      {kind === 'seedling' ? <Seedling height={Math.max(26, height)} /> : null}
      {kind === 'sapling' ? <Sapling height={height} /> : null}
      {kind === 'tree' ? <Tree height={height} /> : null}
      <style jsx global>{`
        .plant-stem {
          fill: none;
          stroke: var(--art-front);
          stroke-linecap: round;
          stroke-width: 5;
        }

        .plant-trunk {
          fill: none;
          stroke: var(--art-head);
          stroke-linecap: round;
          stroke-width: 11;
        }

        .plant-leaf {
          fill: var(--art-near);
        }

        .plant-crown {
          fill: var(--art-middle);
        }

        .plant-shade {
          fill: var(--art-near);
        }

        .plant-fruit {
          fill: var(--art-beak);
        }
      `}</style>
    </g>
  );
}

function Seedling({ height }: { height: number }) {
  return (
    <>
      <path className="plant-stem" d={`M0 4V${-height}`} />
      <path className="plant-leaf" d={`M0 ${-height + 6}c-20 2-24-12-24-18 16-2 24 6 24 18z`} />
      <path className="plant-leaf" d={`M0 ${-height}c0-14 8-22 24-20 0 10-8 20-24 20z`} />
    </>
  );
}

function Sapling({ height }: { height: number }) {
  const leaves = [0.35, 0.55, 0.75, 0.92];
  return (
    <>
      <path className="plant-stem" d={`M0 4V${-height}`} />
      {leaves.map((part, index) => (
        <path
          key={part}
          className="plant-leaf"
          transform={`translate(0 ${-height * part}) scale(${index % 2 === 0 ? -1 : 1} 1)`}
          d="M0 6c2-24 16-34 38-32 0 20-14 34-38 32z"
        />
      ))}
      <circle className="plant-crown" cy={-height} r="20" />
    </>
  );
}

function Tree({ height }: { height: number }) {
  const radius = 16 + height * 0.062;
  return (
    <>
      <path className="plant-trunk" d={`M0 6V${-height + radius}M0 ${-height * 0.45}l18-22`} />
      <circle className="plant-crown" cx="-14" cy={-height + radius + 26} r={radius} />
      <circle className="plant-shade" cx="18" cy={-height + radius + 10} r={radius * 0.86} />
      <circle className="plant-crown" cx="2" cy={-height + radius - 8} r={radius * 0.8} />
      <circle className="plant-fruit" cx="-20" cy={-height + radius + 34} r="6" />
      <circle className="plant-fruit" cx="20" cy={-height + radius + 22} r="6" />
      <circle className="plant-fruit" cx="0" cy={-height + radius - 14} r="6" />
    </>
  );
}
