import * as z from 'zod/mini';
import * as auth from '@/lib/contract/auth';
import * as billing from '@/lib/contract/billing';
import * as posts from '@/lib/contract/blogPosts';
import * as checkout from '@/lib/contract/checkout';
import * as documented from '@/lib/contract/documented';
import * as products from '@/lib/contract/products';
import * as productsV2 from '@/lib/contract/productsV2';
import * as remoteSettings from '@/lib/contract/remoteSettings';
import * as requests from '@/lib/contract/requests';
import * as restoration from '@/lib/contract/restorationCode';
import * as site from '@/lib/contract/siteResponses';
import * as subscription from '@/lib/contract/subscription';
import * as suggestions from '@/lib/contract/suggestionsResponse';
import * as wire from '@/lib/contract/wire';

export type Json = Record<string, unknown>;

/** The schemas of the contract, each under the name it is exported by. */
const registry = z.registry<{ id: string }>();
const modules = [auth, billing, checkout, documented, posts, products, productsV2, remoteSettings, requests];
for (const module of [...modules, restoration, site, subscription, suggestions, wire]) {
  for (const [id, value] of Object.entries(module)) {
    if (value instanceof z.ZodMiniType && /^[A-Z]/.test(id)) registry.add(value, { id });
  }
}

let written: Readonly<Record<string, Json>> | null = null;

/** Every one of them as JSON schema, as zod writes it, when first asked for; what one says of another it says by reference. */
function schemasOfContract(): Readonly<Record<string, Json>> {
  written ??= z.toJSONSchema(registry, { uri: pathOf, io: 'input', unrepresentable: 'any' }).schemas;
  return written;
}

function pathOf(id: string): string {
  return `#/components/schemas/${id}`;
}

/** Where the document describes it. @throws Error for a schema that the contract does not export under a name */
export function referenceTo(schema: z.ZodMiniType): { $ref: string } {
  const id = registry.get(schema)?.id;
  if (id === undefined) throw new Error('A call is described by a schema that lib/contract does not export.');
  return { $ref: pathOf(id) };
}

/** The part of the document that these references need, with what is needed in turn. */
export function componentsFor(references: unknown): Json {
  const needed = new Set<string>();
  const look = (part: unknown) => {
    for (const [, id = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (needed.has(id)) continue;
      needed.add(id);
      look(described(id));
    }
  };
  look(references);
  return Object.fromEntries([...needed].sort().map((id) => [id, described(id)]));
}

/** The members of an object as parameters of a query. */
export function queryParameters(schema: z.ZodMiniObject): readonly Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...rest } = typeof property === 'object' ? property : {};
    return { name, in: 'query', required: required.includes(name), description, schema: rest };
  });
}
export type Parameter = { name: string; in: 'query'; required: boolean; description: string; schema: Json };

function described(id: string): Json {
  const { $schema: _, $id: __, ...schema } = schemasOfContract()[id] ?? {};
  return schema;
}
