import * as fc from 'fast-check';
import type { Experiment } from '@/lib/content/measuring/experiments';
import {
  assignedVariant,
  decideVariant,
  type ExperimentWorld,
  fitsWidth,
} from '@/lib/experiments/assignment';
import { memoryStorage } from '@/lib/storage/browserStorage';

const drawn: Experiment = {
  ends: '2027-01-01',
  variants: ['control', 'treatmenta', 'treatmentb'],
  allocation: 0.5,
  assignment: 'random',
  persistence: 'localStorage',
  pages: ['/tried'],
};
const backend: Experiment = { ...drawn, assignment: 'backend' };

function world(changes: Partial<ExperimentWorld> = {}): ExperimentWorld {
  return {
    search: '',
    width: 1280,
    storage: memoryStorage(),
    now: new Date('2026-11-21T12:00:00Z'),
    random: () => 0,
    mayExperiment: true,
    ...changes,
  };
}

/** Draws one after the other. */
function draws(...values: number[]): () => number {
  return () => values.shift() ?? 0;
}

describe('random assignment', () => {
  it.each([
    [0.49, 0, 'control'],
    [0.49, 0.34, 'treatmenta'],
    [0, 0.999, 'treatmentb'],
    [0.5, 0, false],
    [0.99, 0, false],
  ])('with draws %p and %p: %p', (taken, chosen, variant) => {
    expect(decideVariant('tried', drawn, world({ random: draws(taken, chosen) }))).toBe(variant);
  });

  it('an allocation of 0 takes nobody, one of 1 everybody', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (value) => {
        const random = () => value;
        expect(decideVariant('tried', { ...drawn, allocation: 0 }, world({ random }))).toBeNull();
        expect(decideVariant('tried', { ...drawn, allocation: 1 }, world({ random }))).toEqual(
          expect.any(String),
        );
      }),
    );
  });

  it('an allocation of 0 leaves no mark, and takes away the one of an earlier visit', () => {
    const visit = world();
    visit.storage.setItem('exp_tried', JSON.stringify({ value: 'none', expires: '2027-01-01T00:00:00Z' }));
    for (const allocation of [0, 0, 0]) decideVariant('tried', { ...drawn, allocation }, visit);
    expect(visit.storage.getItem('exp_tried')).toBeNull();
    expect(decideVariant('tried', { ...drawn, allocation: 1 }, visit)).toBe('control');
  });

  it('a visitor who was drawn out stays out', () => {
    const visit = world({ random: draws(0.9, 0, 0, 0) });
    expect(decideVariant('tried', drawn, visit)).toBe(false);
    expect(decideVariant('tried', drawn, visit)).toBe(false);
  });

  it('is not made in a browser that keeps nothing, where every page would show another', () => {
    const storage = { getItem: () => null, setItem() {}, removeItem() {} };
    expect(decideVariant('tried', drawn, world({ storage }))).toBe(false);
  });

  it('expires with the experiment', () => {
    const { storage } = world();
    decideVariant('tried', drawn, world({ storage }));
    const later = world({ storage, now: new Date('2027-01-01T00:00:00Z') });
    expect(decideVariant('tried', drawn, later)).toBe(false);
    expect(storage.getItem('exp_tried')).toBeNull();
  });

  it('what is kept but no longer listed is drawn again', () => {
    const visit = world();
    visit.storage.setItem('exp_tried', 'treatmentz');
    expect(decideVariant('tried', drawn, visit)).toBe('control');
  });
});

describe('a variant in the address', () => {
  it('is accepted when it is listed, and not kept (specification §5)', () => {
    const visit = world({ search: '?exp_tried=treatmentb' });
    expect(decideVariant('tried', drawn, visit)).toBe('treatmentb');
    expect(visit.storage.getItem('exp_tried')).toBeNull();
  });

  it.each(['treatmentz', '', '%3Cb%3E', 'none'])('is ignored when it is not: %p', (value) => {
    expect(decideVariant('tried', drawn, world({ search: `?exp_tried=${value}` }))).toBe('control');
  });
});

describe('backend assignment', () => {
  it('is never drawn by the page', () => {
    expect(decideVariant('tried', backend, world())).toBeNull();
  });

  it.each<Readonly<Record<string, string>>[]>([[{}], [{ other: 'control' }], [{ tried: 'treatmentz' }]])(
    'missing or unlisted is an error (specification §8): %p',
    (assigned) => {
      expect(() => assignedVariant('tried', backend, assigned)).toThrow(
        'Experiment tried has not been assigned on the backend',
      );
    },
  );
});

it.each([
  [799, true],
  [800, false],
])('one of the narrow layout is shown at %i px: %p', (width, placed) => {
  expect(fitsWidth({ isNarrow: true }, width)).toBe(placed);
});

it('nobody takes part who asked not to be tracked, whatever the address or the storage say', () => {
  const visit = world({ mayExperiment: false, search: '?exp_tried=treatmentb' });
  for (const key of ['exp_tried', 'exp_tried_shown']) visit.storage.setItem(key, 'treatmenta');
  expect(decideVariant('tried', drawn, visit)).toBe(false);
  expect(['exp_tried', 'exp_tried_shown'].map((key) => visit.storage.getItem(key))).toEqual([null, null]);
});
