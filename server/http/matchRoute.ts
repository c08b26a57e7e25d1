import { decodedText, withoutFinalSlash } from '@/server/http/request/requestAddress';

/**
 * The dynamic parts of a route by name, as found in this path, or null when the route does not match:
 * `matchRoute('/api/products/[id]/features', '/api/products/plus/features')` → `{ id: 'plus' }`. A route ending in `/*`
 * takes everything below it as `rest`, with its escapes unchanged. A trailing slash makes no difference.
 */
export function matchRoute(route: string, path: string): Readonly<Record<string, string>> | null {
  if (route.endsWith('/*')) {
    const above = route.slice(0, -1);
    return path.startsWith(above) ? { rest: path.slice(above.length) } : null;
  }
  const names = route.split('/');
  const segments = withoutFinalSlash(path).split('/');
  if (names.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? '';
    if (!name.startsWith('[')) {
      if (name !== segment) return null;
      continue;
    }
    const value = decodedText(segment);
    if (!value) return null;
    parameters[name.slice(1, -1)] = value;
  }
  return parameters;
}
