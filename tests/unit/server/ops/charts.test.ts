import { dayChart, niceTop } from '@/server/ops/charts/dayChart';
import { wilson } from '@/server/ops/charts/interval';
import { intervalChart } from '@/server/ops/charts/intervalChart';
import { stackedBar } from '@/server/ops/charts/shareBars';

it('the interval is that of Wilson, and there is none without trials', () => {
  expect(wilson(0, 0)).toBeNull();
  const { low, high } = wilson(20, 200) ?? { low: 0, high: 0 };
  expect(low).toBeCloseTo(0.0657, 3);
  expect(high).toBeCloseTo(0.1494, 3);
});

it('the interval of all trials reaches to 1, and that of none to 0, whatever their number', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  expect(numbers.filter((trials) => wilson(trials, trials)?.high !== 1)).toEqual([]);
  expect(numbers.filter((trials) => wilson(0, trials)?.low !== 0)).toEqual([]);
});

it.each([
  [1, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [40, 40],
  [41, 50],
  [26_729, 30_000],
  [999_999, 1_000_000],
])('a chart whose highest value is %i reaches to %i', (value, top) => {
  expect(niceTop(value)).toBe(top);
});

it('the bar of a day is as tall as its share of the scale, and says its count', () => {
  const days = [
    { day: '2026-06-01', count: 5 },
    { day: '2026-06-02', count: 10 },
    { day: '2026-06-03', count: 0 },
  ];
  const heights = [...dayChart(days, 'Three days').markup.matchAll(/height="([\d.]+)"><title>([^<]*)</g)];
  expect(heights.map(([, tall, title]) => [tall, title])).toEqual([
    ['100', '2026-06-01: 5'],
    ['200', '2026-06-02: 10'],
    ['0', '2026-06-03: 0'],
  ]);
});

it('parts of a whole stay inside it, and a small one can still be seen', () => {
  const parts = [
    { label: 'many', value: 1_000_000, tone: 'a' },
    { label: 'one', value: 1, tone: 'b' },
    { label: 'none', value: 0, tone: 'c' },
  ];
  const drawn = [...stackedBar(parts, '').markup.matchAll(/x="(\d+)" width="(\d+)"/g)].map(
    ([, x, width]) => ({
      x: Number(x),
      width: Number(width),
    }),
  );
  expect(drawn).toHaveLength(2);
  for (const { x, width } of drawn) {
    expect(width).toBeGreaterThan(3);
    expect(x + width).toBeLessThanOrEqual(1000);
  }
});

it('an interval is drawn around its dot, within the line', () => {
  const [low = 0, high = 0, dot = 0] = [
    ...intervalChart({ share: 0.1, low: 0.05, high: 0.2 }, 0.2).markup.matchAll(
      /class="(band|dot)" x1="(\d+)" x2="(\d+)"/g,
    ),
  ].flatMap(([, kind, from, to]) => (kind === 'band' ? [Number(from), Number(to)] : [Number(from)]));
  expect(low).toBeLessThan(dot);
  expect(dot).toBeLessThan(high);
  expect(high).toBeLessThanOrEqual(1000);
});
