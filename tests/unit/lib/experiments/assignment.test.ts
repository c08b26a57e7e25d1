import * as fc from 'fast-check';
import { type Experiment, experiments } from '@/lib/content/measuring/experiments';
import { assignVariant, type ExperimentWorld, experimentKey } from '@/lib/experiments/assignment';
import { memoryStorage } from '@/lib/storage/browserStorage';

const drawn: Experiment = {
  ends: '2027-01-01',
  variants: ['control', 'treatmenta', 'treatmentb'],
  allocation: 0.5,
  assignment: 'random',
  persistence: 'localStorage',
};
const backend: Experiment = { ...drawn, assignment: 'backend' };

function world(changes: Partial<ExperimentWorld> = {}): ExperimentWorld {
  return {
    search: '',
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
    expect(assignVariant('tried', drawn, world({ random: draws(taken, chosen) })).variant).toBe(variant);
  });

  it('an allocation of 0 takes nobody, one of 1 everybody', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (value) => {
        const random = () => value;
        expect(assignVariant('tried', { ...drawn, allocation: 0 }, world({ random })).variant).toBe(false);
        expect(assignVariant('tried', { ...drawn, allocation: 1 }, world({ random })).variant).not.toBe(
          false,
        );
      }),
    );
  });

  it('is kept in local storage under exp_, and said to be fresh once', () => {
    const visit = world({ random: draws(0, 0.34) });
    expect(assignVariant('tried', drawn, visit)).toEqual({ variant: 'treatmenta', fresh: true });
    expect(visit.storage.getItem('exp_tried')).toContain('treatmenta');
    expect(assignVariant('tried', drawn, visit)).toEqual({ variant: 'treatmenta', fresh: false });
  });

  it('a visitor who was drawn out stays out', () => {
    const visit = world({ random: draws(0.9, 0, 0, 0) });
    expect(assignVariant('tried', drawn, visit).variant).toBe(false);
    expect(assignVariant('tried', drawn, visit).variant).toBe(false);
  });

  it('expires with the experiment', () => {
    const { storage } = world();
    assignVariant('tried', drawn, world({ storage }));
    const later = world({ storage, now: new Date('2027-01-01T00:00:00Z') });
    expect(assignVariant('tried', drawn, later)).toEqual({ variant: false, fresh: false });
    expect(storage.getItem('exp_tried')).toBeNull();
  });

  it('what is kept but no longer listed is drawn again', () => {
    const visit = world();
    visit.storage.setItem('exp_tried', 'treatmentz');
    expect(assignVariant('tried', drawn, visit).variant).toBe('control');
  });
});

describe('a variant in the address', () => {
  it('is accepted when it is listed, and not kept (specification §5)', () => {
    const visit = world({ search: '?exp_tried=treatmentb' });
    expect(assignVariant('tried', drawn, visit)).toEqual({ variant: 'treatmentb', fresh: false });
    expect(visit.storage.getItem('exp_tried')).toBeNull();
  });

  it.each(['treatmentz', '', '%3Cb%3E', 'none'])('is ignored when it is not: %p', (value) => {
    expect(assignVariant('tried', drawn, world({ search: `?exp_tried=${value}` })).variant).toBe('control');
  });
});

describe('backend assignment', () => {
  it('is the one the backend said', () => {
    const assigned = { tried: 'treatmentb' };
    expect(assignVariant('tried', backend, world({ assigned })).variant).toBe('treatmentb');
  });

  it.each<Readonly<Record<string, string>>[]>([[{}], [{ other: 'control' }], [{ tried: 'treatmentz' }]])(
    'missing or unlisted is an error (specification §8): %p',
    (assigned) => {
      expect(() => assignVariant('tried', backend, world({ assigned }))).toThrow(
        'Experiment tried has not been assigned on the backend',
      );
    },
  );
});

it('nobody takes part who asked not to be tracked, whatever the address or the storage say', () => {
  const visit = world({ mayExperiment: false, search: '?exp_tried=treatmentb' });
  visit.storage.setItem(experimentKey('tried'), 'treatmenta');
  expect(assignVariant('tried', drawn, visit)).toEqual({ variant: false, fresh: false });
  expect(visit.storage.getItem('exp_tried')).toBeNull();
});

describe('the experiments of specification §9', () => {
  it('have these variants, allocations and assignments', () => {
    expect(experiments).toMatchObject({
      mobilepropaywall: {
        variants: ['control', 'treatmenta', 'treatmentb'],
        allocation: 1,
        persistence: 'localStorage',
      },
      homeherobuttonstyles: { variants: ['control', 'treatmentb', 'treatmentc'] },
      windowsinstaller: { variants: ['new'] },
      privacypropromo: { variants: ['control', 'tagline', 'banner'], allocation: 0 },
      appbranding: { variants: ['control', 'treatmenta', 'treatmentb'], assignment: 'backend' },
    });
    expect(Object.keys(experiments)).toHaveLength(5);
  });
});
