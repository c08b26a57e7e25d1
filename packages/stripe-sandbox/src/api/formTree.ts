import { invalid } from './StripeFailure';

/** A form sent to the API, as a tree: `items[0][price]=p` is `{items: {0: {price: 'p'}}}`. */
export type FormTree = Map<string, string | FormTree>;

const deepest = 8;

/** Reads `a[b][0]=c` pairs. Lists use their index as key; `a[]=` takes the next index. */
export function parseForm(text: string): FormTree {
  const root: FormTree = new Map();
  for (const [name, value] of new URLSearchParams(text)) assign(root, pathOf(name), value, name);
  return root;
}

function pathOf(name: string): string[] {
  const [head, ...rest] = name.split('[');
  return [head ?? '', ...rest.map((part) => part.replace(/\]$/, ''))];
}

function assign(root: FormTree, path: readonly string[], value: string, name: string): void {
  if (path.length > deepest) throw invalid(`Parameter nested too deeply: ${name}`, name);
  let node = root;
  for (const [index, part] of path.entries()) {
    const key = part === '' && index > 0 ? String(node.size) : part;
    if (index === path.length - 1) {
      node.set(key, value);
      return;
    }
    const child = node.get(key);
    if (typeof child === 'string') throw invalid(`Invalid parameter: ${name}`, name);
    const next: FormTree = child ?? new Map();
    node.set(key, next);
    node = next;
  }
}
