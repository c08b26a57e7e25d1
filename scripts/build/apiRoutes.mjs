import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'pages/api';

/**
 * The module `site:api-routes` in the server bundle: every file in pages/api, by path. The site answers these
 * calls itself; the framework knows nothing of them.
 *
 * @returns {import('esbuild').Plugin}
 */
export function apiRoutes(root) {
  return {
    name: 'api-routes',
    setup(build) {
      build.onResolve({ filter: /^site:api-routes$/ }, ({ path }) => ({ path, namespace: 'api-routes' }));
      build.onLoad({ filter: /.*/, namespace: 'api-routes' }, () => {
        const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .sort();
        const imports = files.map((name, index) => `import route${index} from './${folder}/${posix(name)}';`);
        const records = files.map((name, index) => `  ${JSON.stringify(routeOf(name))}: route${index},`);
        return {
          contents: `${imports.join('\n')}\nexport const apiRoutes = {\n${records.join('\n')}\n};\n`,
          resolveDir: root,
          loader: 'js',
        };
      });
    },
  };
}

/** `/api/products` for `products/index.ts`. */
function routeOf(name) {
  return `/api/${posix(name)
    .replace(/\.ts$/, '')
    .replace(/(^|\/)index$/, '')}`;
}

function posix(name) {
  return name.replaceAll('\\', '/');
}
