import { readFileSync } from 'node:fs';
import { makeMetrics } from '@/server/metrics';

type Panel = { title: string; type: string; targets?: { expr: string }[] };
const { panels }: { panels: Panel[] } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The metrics of a site that has counted each thing once, with the names of their labels. */
async function knownMetrics(): Promise<Map<string, Set<string>>> {
  const metrics = makeMetrics({ process: true });
  metrics.observeRequest('/', 200, 1);
  metrics.countShedCall('lane');
  metrics.countEvent('event');
  metrics.countExperiment({ experiment: 'one', variant: 'control' }, 'assigned');
  metrics.countFunnel({ entry: 'app', campaign: 'promo' }, 'offer');
  const known = new Map<string, Set<string>>();
  for (const line of (await metrics.text()).split('\n')) {
    // A histogram is described under one name and has its series under three others.
    const [, name = '', labels = ''] = /^(?:# TYPE )?(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    const named = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    if (name) known.set(name, new Set([...(known.get(name) ?? []), ...named]));
  }
  return known;
}

const metricsIn = (text: string) => text.match(/\b(?:site|process|nodejs)_[a-z0-9_]+\b/g) ?? [];

it('the dashboard and docs/operating name only metrics that exist', async () => {
  const known = await knownMetrics();
  const alerts = readFileSync('docs/operating.md', 'utf8').match(/`[^`\n]+`/g) ?? [];
  const named = [...expressions, ...alerts].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('the dashboard shows every metric of ours', async () => {
  const shown = new Set(
    expressions.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
  );
  const own = [...(await knownMetrics()).keys()].filter((name) => name.startsWith('site_'));
  expect(own.filter((name) => !shown.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});

it('the dashboard asks by labels that its metrics have', async () => {
  const known = await knownMetrics();
  for (const expression of expressions) {
    const labels = new Set(metricsIn(expression).flatMap((name) => [...(known.get(name) ?? [])]));
    const groups = [...expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    const selected = [...expression.matchAll(/(\w+)="/g)].map(([, name = '']) => name);
    const missing = [...groups, ...selected].filter((label) => !labels.has(label));
    expect({ expression, missing }).toEqual({ expression, missing: [] });
  }
});
