import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { apiVersion } from '@/packages/stripe-sandbox/src/apiVersion';
import { handledEvents } from '@/server/billing/catalog/handledEvents';
import { Environment } from '@/server/config/environment';
import { pageHeaders } from '@/server/main/pages/headers';
import { primaryKeys } from '@/server/store/primaryKeys';

it('.env.example explains exactly the variables that are read', () => {
  const text = readFileSync('.env.example', 'utf8');
  const named = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(Environment.shape).sort());
});

it('.env.example has quotes ready for the values with a backslash, which systemd would drop without them', () => {
  const text = readFileSync('.env.example', 'utf8');
  for (const name of ['APPLE_PRIVATE_KEY', 'GOOGLE_SERVICE_ACCOUNT'])
    expect(text.split('\n')).toContain(`${name}=''`);
  const key = '-----BEGIN PRIVATE KEY-----\\nMIGT\\n-----END PRIVATE KEY-----\\n';
  const filledIn = text.replace("APPLE_PRIVATE_KEY=''", `APPLE_PRIVATE_KEY='${key}'`);
  expect(parseEnv(filledIn)).toMatchObject({ APPLE_PRIVATE_KEY: key, GOOGLE_SERVICE_ACCOUNT: '' });
});

it('README names every variable', () => {
  const text = readFileSync('README.md', 'utf8');
  expect(Object.keys(Environment.shape).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('docs/operating lists exactly the events that are handled, and the API version', () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  const named = text.match(/`(checkout\.session|customer|invoice|charge|refund)\.[a-z_.]+`/g) ?? [];
  expect(named.map((name) => name.slice(1, -1)).sort()).toEqual([...handledEvents].sort());
  expect(text).toContain(`at API version ${apiVersion},`);
  expect(readFileSync('node_modules/stripe/esm/apiVersion.js', 'utf8')).toContain(apiVersion);
});

it('docs/operating says of every table where it lives when there are several regions', () => {
  const text = readFileSync('docs/operating.md', 'utf8').split('\n### Several regions\n')[1] ?? '';
  const rows = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((line) => line.split('|')[1]?.match(/[a-z_]+/g) ?? []);
  expect(named.sort()).toEqual(Object.keys(primaryKeys).sort());
  for (const what of ['sign-in', 'purchase', 'mail'])
    expect(rows.filter((line) => line.includes(`**${what}**`)).length).toBeGreaterThan(0);
});

it('docs/operating explains every job that runs by itself, by its name in the database', () => {
  const text = readFileSync('docs/operating.md', 'utf8').split('\n## Background work\n')[1] ?? '';
  const named = [...(text.split('\n## ')[0] ?? '').matchAll(/^\| [a-z ]+ \(`([a-z-]+)`\) \|/gm)];
  const jobs = readFileSync('server/main/backgroundTasks.ts', 'utf8').split('ScheduledJob[] {')[1] ?? '';
  const run = [...jobs.matchAll(/(?:name: |comparison\(services, )'([a-z-]+)',\s+(?:every:|\w+\))/g)];
  const names = (matches: RegExpMatchArray[]) => matches.map(([, name]) => name).sort();
  expect(run.length).toBeGreaterThan(5);
  expect(names(named)).toEqual(names(run));
});

describe('what deploys the site', () => {
  const variables = new Set(Object.keys(Environment.shape));
  /** Variables of the platform, the framework and the database image; everything else must be one that we read. */
  const others = new Set([
    ...['NODE_ENV', 'NEXT_TELEMETRY_DISABLED'],
    ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'],
  ]);
  const deployed: Record<string, RegExp> = {
    'deploy/Containerfile': /(?<=^ENV.*\s|^ENV )([A-Z][A-Z0-9_]*)(?==)/gm,
    'deploy/compose.yaml': /^\s+([A-Z][A-Z0-9_]*)(?=:)|(?<=\$\{)([A-Z][A-Z0-9_]*)/gm,
    'deploy/teal-site.service': /(?<=^Environment=(?:.*\s)?)([A-Z][A-Z0-9_]*)(?==)/gm,
  };

  it.each(Object.entries(deployed))('%s sets only variables that are read', (file, pattern) => {
    const named = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([match]) => match.trim());
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !variables.has(name) && !others.has(name))).toEqual([]);
  });

  it('starts the bundle that the build writes, with the port and path of the health check', () => {
    const container = readFileSync('deploy/Containerfile', 'utf8');
    const unit = readFileSync('deploy/teal-site.service', 'utf8');
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    const options = readFileSync('scripts/build/bundle.mjs', 'utf8');
    const folder = /serverOptions\(root, folder = '([^']+)'\)/.exec(options)?.[1];
    const entry = /entryPoints: \[join\(root, 'server\/main\/(\w+)\.ts'\)\]/.exec(options)?.[1];
    const bundle = `${folder}/${entry}.mjs`;
    expect(container).toContain(`"${bundle}"`);
    expect(unit).toContain(` ${bundle}\n`);
    expect(container).toContain('127.0.0.1:3000/ready');
    expect(container).toContain('PORT=3000');
    expect(compose).toContain('PORT: "3000"');
  });

  it('the image has the newest Node that the check tries, in each of its stages', () => {
    const checked = /^const newest = '(\d+)';$/m.exec(
      readFileSync('scripts/test/otherNodes.mjs', 'utf8'),
    )?.[1];
    const container = readFileSync('deploy/Containerfile', 'utf8');
    const stages = [...container.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
    expect(stages).toEqual([checked, checked]);
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(`which has Node ${checked},`);
  });

  it('docs/operating says how long a cache may keep a document: minutes, also while it asks for a new one', () => {
    const lifetime = String(pageHeaders({ kind: 'document' }, { scripts: [], styles: [] })['Cache-Control']);
    const seconds = [...lifetime.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, value]) =>
      Number(value),
    );
    expect(seconds).toEqual([300, 300]);
    const text = readFileSync('docs/operating.md', 'utf8');
    expect(text).toContain(`| documents | \`${lifetime.replace('public, ', '')}\` |`);
    expect(text).toMatch(/up\s+to\s+ten\s+minutes/);
  });
});
