import { readFileSync } from 'node:fs';
import { Environment } from '@/server/config/environment';

it('.env.example explains exactly the variables that are read', () => {
  const text = readFileSync('.env.example', 'utf8');
  const named = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(Environment.shape).sort());
});

it('README names every variable', () => {
  const text = readFileSync('README.md', 'utf8');
  expect(Object.keys(Environment.shape).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('every package script exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, command] of Object.entries(scripts)) {
    const file = /^node (scripts\/\S+\.mjs)/.exec(command)?.[1];
    if (file) expect({ name, text: readFileSync(file, 'utf8').length > 0 }).toEqual({ name, text: true });
  }
});
