import { minute } from '@/server/clock';
import type { Json } from '@/server/openApi/contractSchemas';
import { openApiDocument } from '@/server/openApi/openApiDocument';
import { signUp, siteOrigin, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { addStores } from '@/tests/fixtures/service/stores';
import { type Asked, ask } from './ask';

type Schema = Json & {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
};
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
type Described = {
  security: Json[];
  responses: Record<string, { description: string }>;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
};
type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};
const document: Document = JSON.parse(JSON.stringify(openApiDocument(siteOrigin)));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), described })),
);

const site = openServiceSite();

/** Values whose form a pattern prescribes. */
const known: Record<string, unknown> = { code_challenge: 'a'.repeat(43), ttl: '60' };

/** One value that the schema allows. */
function sample({ $ref, ...schema }: Schema, name = ''): unknown {
  if (name in known) return known[name];
  const target = $ref && document.components.schemas[$ref.split('/').at(-1) ?? ''];
  if (target) return sample(target, name);
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.enum ?? [];
  if (schema.enum) return first;
  if (first) return sample(first as Schema, name);
  if ('const' in schema) return schema.const;
  if (schema.type === 'object') return sampleObject(schema);
  if (schema.type === 'array') return [sample(schema.items ?? {})];
  return { integer: 1, number: 1, boolean: true }[schema.type ?? ''] ?? 'a@example.com';
}
function sampleObject({ properties = {}, required = [] }: Schema): Json {
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, name)]));
}

type Sending = { query?: Json; body?: unknown; type?: string; method?: string; bearer?: boolean };
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** What the document allows of this call, and what it forbids. */
function sendings({ parameters = [], requestBody, security }: Described) {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const needed = inQuery.filter(({ required }) => required);
  const query = Object.fromEntries(needed.map(({ name, schema }) => [name, sample(schema, name)]));
  const all = Object.fromEntries(inQuery.map(({ name, schema }) => [name, sample(schema, name)]));
  const schema = requestBody?.content[json]?.schema;
  const body = schema && sample(schema);
  const members = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const types = Object.keys(requestBody?.content ?? {});
  // A form carries texts alone.
  const asForm = members.every(([, value]) => typeof value === 'string') ? types : [json];
  const allowed: Sending[] = requestBody
    ? asForm.map((type) => ({ query, body, type }))
    : [{ query }, { query: all }];
  const without = (name: string, from: Json) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));
  const forbidden: Sending[] = [
    { method: 'PATCH', query },
    ...(security.some((one) => 'bearer' in one) && security.length === 1
      ? [{ query, body, bearer: false }]
      : []),
    ...needed.map(({ name }) => ({ query: without(name, query), body })),
    ...(body ? [{ query, body, type: 'text/plain' }] : []),
    ...(requestBody?.required ? [{ query }] : []),
    ...(requestBody?.required
      ? members.map(([name]) => ({ query, body: without(name, Object.fromEntries(members)) }))
      : []),
    ...members.map(([name]) => ({
      query,
      body: { ...Object.fromEntries(members), [name]: { not: 'this' } },
    })),
  ];
  return { allowed, forbidden };
}

it('every call takes what the document allows, refuses what it forbids, and answers as it says', async () => {
  const { services, origin } = site;
  const closeStores = await addStores(services);
  const counts = { operations: operations.length, allowed: 0, forbidden: 0 };
  const faults: string[] = [];
  let accessToken = '';
  for (const { path, method, described } of operations) {
    services.clock.advance(minute);
    // Whatever is posted may end the sign-in.
    if (method !== 'GET' || accessToken === '') ({ accessToken } = await signUp(origin));
    const needsSession = described.security.some((one) => 'session' in one);
    const cookie = needsSession ? (await webAuthorize(origin)).cookie : '';
    const send = ({ query = {}, body, type = json, bearer = true, ...sending }: Sending): Promise<Asked> => {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const text = type === form ? String(new URLSearchParams(Object(body))) : JSON.stringify(body);
      return ask(`${origin}${path.replace(/\{\w+\}/g, 'plus-yearly-us')}?${asked}`, {
        method,
        headers: {
          origin: siteOrigin,
          cookie,
          ...(bearer && { authorization: `Bearer ${accessToken}` }),
          ...(body !== undefined && { 'content-type': type }),
        },
        body: body === undefined ? undefined : text,
        ...sending,
      });
    };
    const { allowed, forbidden } = sendings(described);
    counts.allowed += allowed.length;
    counts.forbidden += forbidden.length;
    for (const sending of forbidden) {
      const { status, text, headers } = await send(sending);
      if (status === 401 && !/^(Bearer|Basic) \S/.test(headers['www-authenticate'] ?? ''))
        faults.push(`${method} ${path} does not say how to be let in`);
      const right = sending.method ? [405] : sending.bearer === false ? [401] : [400, 401, 403, 404, 415];
      if (!right.includes(status) || (status === 405 && !headers.allow?.split(', ').includes(method)))
        faults.push(`${method} ${path} took ${JSON.stringify(sending)}: ${status} ${text}`);
    }
    for (const sending of allowed) {
      const { status, text } = await send(sending);
      const isNamed = described.responses['400']?.description.includes('`invalid_request`');
      const isRefused = /"invalid_request"/.test(text) && !isNamed;
      if ([405, 415, 500].includes(status) || isRefused)
        faults.push(`${method} ${path} refused ${JSON.stringify(sending)}: ${status} ${text}`);
    }
  }
  await closeStores();
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(faults).toEqual([]);
});
