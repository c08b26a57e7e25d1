import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, pathIn } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { nodeOptions } from '@/scripts/nodeOptions.mjs';
import { readConfig } from '@/server/config/config';
import { liveVariables } from '@/tests/fixtures/config/liveVariables';
import { problemsOf } from '@/tests/fixtures/config/problemsOf';
import { runProgram } from '@/tests/fixtures/runProgram';
import { instanceVariables } from '../fixtures/deploy/deployFiles';
import { scratchFolder } from '../fixtures/scratchFolder';

const read = (file: string) => readFileSync(file, 'utf8');
const deployed = readdirSync('deploy').map((name) => `deploy/${name}`);

/** What an operator may copy from: everything that explains or deploys the site. */
const explained = ['.env.example', 'README.md', 'ARCHITECTURE.md', 'docs/operating.md', ...deployed]
  .map(read)
  .join('\n');

describe('150. M6: a live site accepts no value that documentation or deployment files show', () => {
  const names = ['SITE_SECRET', 'SITE_SECRET_PREVIOUS', 'OPS_TOKEN', 'METRICS_TOKEN', 'STRIPE_SECRET_KEY'];
  const live = liveVariables();

  function isRefused(name: string, value: string): boolean {
    const problems = problemsOf(() => readConfig({ ...live, [name]: value }, '/srv/site'));
    return problems.some((problem) => problem.startsWith(`${name}:`));
  }

  it('starts with its own values', () => {
    expect(() => readConfig(live, '/srv/site')).not.toThrow();
  });

  it.each([...names, 'STRIPE_WEBHOOK_SECRET'])('%s', (name) => {
    const shown = [...explained.matchAll(new RegExp(`\\b${name}[=:] *"?([^\\s"\`|]+)`, 'g'))].flatMap(
      ([, value = '']) => (value.startsWith('${') ? [] : [value]),
    );
    expect(shown.filter((value) => !isRefused(name, value))).toEqual([]);
  });

  it('addresses with a password in them', () => {
    const shown = [
      ...explained.matchAll(/\b(postgres|smtps?):\/\/[^\s`"|]*:[^\s`"|@]*@[^\s`"|.,]+[^\s`"|]*/g),
    ];
    const written = shown.map(([address]) => address).filter((address) => !address.includes('${'));
    expect(written.length).toBeGreaterThanOrEqual(2);
    const nameOf = (address: string) => (address.startsWith('postgres') ? 'DATABASE_URL' : 'SMTP_URL');
    expect(written.filter((address) => !isRefused(nameOf(address), address))).toEqual([]);
  });
});

describe('156. L16: the proxy', () => {
  const proxy = read('deploy/nginx.conf').replace(/^\s*#.*$/gm, '');

  it('keeps no page that the site calls private, and asks for each so that whoever has it is not sent it again', () => {
    const pattern = /^ {2}~(\S+) off;$/m.exec(proxy)?.[1] ?? '';
    expect(proxy).toMatch(/^ {4}proxy_cache \$kept_in;$/m);
    // The file names of a cache are derived from its URLs: none of them may contain what was sent in a query.
    expect(proxy).toMatch(/proxy_no_cache [^;]*\$is_args;/);
    const isOff = (path: string) => new RegExp(pattern).test(path);
    const all = Object.values(routes);
    const isPrivate = ({ kind, personal }: Route) => kind === 'flow' || personal !== undefined;
    for (const language of languages) {
      const paths = (some: Route[]) => some.map(({ path }) => pathIn(language, path));
      expect(
        paths(all.filter((route) => isPrivate(route) && route.personal !== 'token')).filter(
          (path) => !isOff(path),
        ),
      ).toEqual([]);
      expect(paths(all.filter((route) => !isPrivate(route))).filter(isOff)).toEqual([]);
    }
  });

  it('leaves an instance in service that answers 503, since two of them would leave none', () => {
    const asked = [...proxy.matchAll(/^\s*proxy_next_upstream ([^;]*);/gm)].map(([, when]) => when);
    // A file that one version lacks is asked of the other, which takes neither out of service.
    expect(asked).toEqual(['error timeout http_502', 'error timeout http_502 http_404']);
  });
});

describe('156. the containers', () => {
  const compose = read('deploy/compose.yaml');
  const container = read('deploy/Containerfile');

  it('189. mount only files that are there or that a command makes, and only volumes that are named', () => {
    const mounted = [...compose.matchAll(/^ {6}- ([\w./]+):(\/[\w./-]+)(:ro)?$/gm)].map(
      ([, from = '', to = '']) => ({ from, to }),
    );
    expect(mounted.map(({ from }) => from).sort()).toEqual([
      '../.certificates',
      '../.static',
      './database.sql',
      './nginx.conf',
      'database',
    ]);
    for (const { from } of mounted.filter(({ from }) => from.startsWith('./')))
      expect(deployed).toContain(`deploy/${from.slice(2)}`);
    expect(compose).toMatch(/^volumes:\n {2}database:$/m);
    // What a command makes, such as the key of the certificate, never becomes part of the repository.
    for (const { from } of mounted.filter(({ from }) => from.startsWith('../')))
      expect(read('.gitignore').split('\n')).toContain(`${from.slice(3)}/`);
    // What the proxy's file reads is where the compose file puts it.
    const proxy = read('deploy/nginx.conf');
    for (const folder of ['/etc/nginx/certificates', '/srv/static']) {
      expect(proxy).toContain(folder);
      expect(mounted.map(({ to }) => to)).toContain(folder);
    }
  });

  it('189. set what a live start demands together with the file of settings, and nothing that it does not know', () => {
    const password = randomBytes(32).toString('hex');
    const variables = instanceVariables(password);
    const { DATABASE_URL: _, SITE_MODE: __, ...demanded } = liveVariables();
    const settings = { ...demanded, MAIL_FROM: 'Site <mail@site.test>' };
    for (const name of Object.keys(settings)) expect(compose.split('name: teal')[0]).toContain(name);
    const config = readConfig({ ...settings, ...variables }, '/srv/site');
    expect(config).toMatchObject({ mode: 'live', trustedProxyHops: 1, port: 3000, host: '0.0.0.0' });
    expect(config.database).toMatchObject({ url: `postgres://site:${password}@database:5432/site` });
  });

  it('publish only the proxy, and let only the instances reach the database', () => {
    expect([...compose.matchAll(/^\s+ports:.*$/gm)].map(([line]) => line.trim())).toEqual([
      'ports: ["443:443", "80:80"]',
    ]);
    const database = /^ {2}database:\n[\s\S]*?(?=^ {2}\w+:\n)/m.exec(compose)?.[0] ?? '';
    expect(database).toContain('networks: [back]');
    expect(compose).toMatch(/^ {2}back: \{ internal: true \}$/m);
    expect(/^ {2}proxy:\n[\s\S]*?(?=^\w)/m.exec(compose)?.[0]).toContain('networks: [front]');
  });

  it('keep so much of what they log, since the logs would otherwise fill the disk', () => {
    expect(compose).toMatch(/^x-logging: &logging \{ driver: local \}$/m);
    // The two instances have theirs from what they share.
    expect(compose.match(/^ +logging: \*logging$/gm)).toHaveLength(
      compose.match(/^ +restart:/gm)?.length ?? 0,
    );
  });

  it('contain no default password, and give the site no superuser', () => {
    for (const [, value = ''] of compose.matchAll(/PASSWORD: (.*)$/gm))
      expect(value).toMatch(/^\$\{POSTGRES_PASSWORD:\?\}$/);
    expect(compose).not.toMatch(/POSTGRES_USER|POSTGRES_HOST_AUTH_METHOD/);
    expect(read('deploy/database.sql')).toMatch(/alter role current_user password null;/);
  });

  it('run without root and without new privileges, from an image built without secrets', () => {
    expect(container).toMatch(/^USER node$/m);
    expect([...compose.matchAll(/no-new-privileges:true/g)]).toHaveLength(3);
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '.data', '.certificates', '.git']));
  });
});

describe('189. an upgrade with the compose file, as docs/operating.md writes it', () => {
  const commands = /```sh\n(compose\(\) [^`]*)```/.exec(read('docs/operating.md'))?.[1] ?? '';

  /** What Docker is asked to do when it fails at the first of these words, and does everything else. */
  function askedOfDocker(failing: string): string[] {
    const folder = scratchFolder('compose-upgrade');
    try {
      const log = join(folder, 'log');
      const docker = `#!/bin/sh\necho "$6" >> ${log}\n[ "$6" != "${failing}" ]\n`;
      writeFileSync(join(folder, 'docker'), docker, { mode: 0o700 });
      writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o700 });
      const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
      runProgram('/bin/sh', ['-c', commands], { cwd: folder, env });
      return read(log).trim().split('\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it('replaces one instance after the other', () => {
    expect(askedOfDocker('nothing')).toEqual(['build', 'run', 'up', 'exec', 'up', 'exec']);
  });

  it('replaces no instance whose image or assets are not there, and stops at one that is not ready', () => {
    expect(askedOfDocker('build')).toEqual(['build']);
    expect(askedOfDocker('run')).toEqual(['build', 'run']);
    expect(askedOfDocker('up')).toEqual(['build', 'run', 'up']);
  });
});

it.each(['deploy/Containerfile', 'deploy/teal-site.service'])(
  '%s starts the site with the Node options of `npm start`',
  (file) => {
    const command = read(file)
      .split('\n')
      .find((line) => line.includes('.next/site/main.mjs') && line.includes('node'));
    expect(command?.match(/--[a-z][a-z0-9=-]+/g)).toEqual(nodeOptions);
  },
);

it('the unit goes on starting the site, however often that fails', () => {
  const [head = '', service = ''] = read('deploy/teal-site.service').split('[Service]');
  expect(head).toMatch(/^\[Unit\]\n(.*\n)*StartLimitIntervalSec=0\n/m);
  expect(service).toMatch(/^Restart=always$/m);
});

it('156. L6: the unit creates files only for its own user, and leaves no core dump', () => {
  const unit = read('deploy/teal-site.service');
  for (const line of ['UMask=0077', 'StateDirectoryMode=0700', 'LimitCORE=0', 'NoNewPrivileges=yes'])
    expect(unit.split('\n')).toContain(line);
  expect(unit).toMatch(/^User=(?!root$)\S+$/m);
});
