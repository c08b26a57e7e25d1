import type { IncomingMessage, ServerResponse } from 'node:http';

/** The default export of a file in `pages/api`. */
export type ApiRoute = (request: never, response: ServerResponse) => Promise<void>;
type Match = { route: ApiRoute; parameters: Readonly<Record<string, string>> };
type Node = { route?: ApiRoute; children: Map<string, Node>; dynamic?: { name: string; node: Node } };

/**
 * Answers the calls under /api by the files of `pages/api`, by the framework's own rules for their names: a fixed
 * segment wins over `[name]`, and `[[...rest]]` takes whatever is left.
 *
 * @param routes the routes by the path of their file, such as `/api/products/[id]/features`
 */
export function makeApiRouter(routes: Readonly<Record<string, ApiRoute>>) {
  const root: Node = { children: new Map() };
  let fallback: ApiRoute | undefined;
  for (const [path, route] of Object.entries(routes)) {
    if (path.endsWith('/[[...path]]')) fallback = route;
    else add(root, path, route);
  }
  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
    const match = find(root, path.split('/').slice(1)) ?? (fallback && { route: fallback, parameters: {} });
    if (!match) throw new Error('pages/api has no route for unknown calls.');
    // As the framework does it: a part of the path wins over a parameter of the same name.
    const values = { ...Object.fromEntries(new URLSearchParams(query)), ...match.parameters };
    await match.route(Object.assign(request, { query: values }) as never, response);
  };
}

function add(root: Node, path: string, route: ApiRoute): void {
  let node = root;
  for (const segment of path.split('/').slice(1)) {
    const name = /^\[(\w+)\]$/.exec(segment)?.[1];
    node = name === undefined ? fixedChild(node, segment) : dynamicChild(node, name);
  }
  node.route = route;
}

function fixedChild(node: Node, segment: string): Node {
  const child = node.children.get(segment) ?? { children: new Map() };
  node.children.set(segment, child);
  return child;
}

function dynamicChild(node: Node, name: string): Node {
  node.dynamic ??= { name, node: { children: new Map() } };
  return node.dynamic.node;
}

function find(node: Node, [segment, ...rest]: readonly string[]): Match | null {
  if (segment === undefined) return node.route ? { route: node.route, parameters: {} } : null;
  const child = node.children.get(segment);
  const fixed = child && find(child, rest);
  if (fixed) return fixed;
  const value = node.dynamic && decoded(segment);
  if (!node.dynamic || !value) return null;
  const match = find(node.dynamic.node, rest);
  return match && { ...match, parameters: { [node.dynamic.name]: value, ...match.parameters } };
}

/** The value of a segment; null for escapes that are none. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
