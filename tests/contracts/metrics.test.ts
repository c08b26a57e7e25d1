import { readFileSync } from 'node:fs';
import { makeMetrics } from '@/server/metrics';
import { alertRules, paragraphOf, wordsOf } from '../fixtures/deploy/alertRules';
import { usual } from '../fixtures/deploy/alertSeries';

type Panel = { title: string; type: string; targets?: { expr: string }[] };
const { panels }: { panels: Panel[] } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
const shownExpressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const expressions = [...shownExpressions, ...alertRules().map(({ expr }) => expr)];

/** Labels that Prometheus gives every series of an instance, and the node exporter its volumes. */
const ofPrometheus = new Set(['job', 'mountpoint']);

/** The metrics of a site that has counted each thing once, with the names of their labels. */
async function knownMetrics(): Promise<Map<string, Set<string>>> {
  const metrics = makeMetrics({ process: true });
  metrics.observeRequest('/', 200, 1);
  metrics.countShedCall('lane');
  metrics.countEvent('event');
  metrics.countExperiment({ experiment: 'one', variant: 'control' }, 'assigned');
  metrics.countFunnel({ entry: 'app', campaign: 'promo' }, 'offer');
  metrics.setGauges(usual.gauges);
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
const documents = ['docs/operating.md', 'docs/alerts.md'].map((path) => readFileSync(path, 'utf8'));

it('the dashboard, the alerts and what explains them name only metrics that exist', async () => {
  const known = await knownMetrics();
  const explained = documents.flatMap((text) => text.match(/`[^`\n]+`/g) ?? []);
  const named = [...expressions, ...explained].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('the dashboard shows every metric of ours', async () => {
  const shown = new Set(
    shownExpressions.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
  );
  const own = [...(await knownMetrics()).keys()].filter((name) => name.startsWith('site_'));
  expect(own.filter((name) => !shown.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});

it('the dashboard and the alerts ask by labels that their metrics have', async () => {
  const known = await knownMetrics();
  for (const expression of expressions) {
    const labels = new Set(metricsIn(expression).flatMap((name) => [...(known.get(name) ?? [])]));
    const groups = [...expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    const selected = [...expression.matchAll(/(\w+)(?:=|=~|!=|!~)"/g)].map(([, name = '']) => name);
    const missing = [...groups, ...selected].filter(
      (label) => !labels.has(label) && !ofPrometheus.has(label),
    );
    expect({ expression, missing }).toEqual({ expression, missing: [] });
  }
});

it('each alert leads to a paragraph with its name, and each paragraph has its alert', () => {
  const rules = alertRules();
  const headings = documents.flatMap((text) => [...text.matchAll(/^### (.+)$/gm)].map(([, words]) => words));
  const explained = headings.slice(headings.indexOf(wordsOf(rules[0]?.alert ?? '')));
  expect(explained).toEqual(rules.map(({ alert }) => wordsOf(alert)));
  expect(rules.map(({ description }) => description)).toEqual(rules.map(({ alert }) => paragraphOf(alert)));
});

it('each alert says whether it may wait, and what else it asks than the site itself', () => {
  for (const { alert, expr, severity } of alertRules()) {
    expect([alert, severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect([alert, metricsIn(expr).length > 0]).toEqual([alert, alert !== 'DiskFull']);
  }
});
