import * as z from 'zod/mini';
import { brand } from '@/lib/content/brand';
import { type ErrorCode, errorCatalogue } from '@/lib/contract/errors';
import { ErrorBody } from '@/lib/contract/wire';
import { accountOperations } from './accountOperations';
import { firstGenerationOperations } from './firstGenerationOperations';
import type { Authentication, Operation } from './Operation';
import { shopOperations } from './shopOperations';
import { signInOperations } from './signInOperations';
import { siteOperations } from './siteOperations';

/** Every call of the service, in the order they are read in. */
export const operations: readonly Operation[] = [
  ...signInOperations,
  ...accountOperations,
  ...shopOperations,
  ...siteOperations,
  ...firstGenerationOperations,
];

type Json = Record<string, unknown>;

const security: Record<Authentication, Json[] | undefined> = {
  none: [],
  session: [{ session: [] }],
  bearer: [{ bearer: [] }],
  bearerOrNone: [{}, { bearer: [] }],
  signature: [{ signature: [] }],
};

/** The OpenAPI 3.1 document, made of the schemas that the handlers and the pages check with. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: described(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} subscriptions service`,
      version: '1.0.0',
      contact: { email: brand.supportEmail },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'ddg_auth_session_id' },
        signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
      },
      schemas: { Error: jsonSchema(ErrorBody) },
    },
  };
}

function described({
  group,
  summary,
  authentication,
  query,
  body,
  answer,
  errors = [],
  path,
}: Operation): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = (query ?? []).map(({ name, means, required = false }) => ({
    name,
    in: 'query',
    required,
    description: means,
    schema: { type: 'string' },
  }));
  return {
    tags: [group],
    summary,
    security: security[authentication],
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: { content: { 'application/json': { schema: jsonSchema(body) } } } } : {}),
    responses: { ...success(answer), ...failures(errors) },
  };
}

function success(answer: Operation['answer']): Json {
  if ('means' in answer) return { [String(answer.status)]: { description: answer.means } };
  return { '200': { description: 'Done.', content: { 'application/json': { schema: jsonSchema(answer) } } } };
}

/** Refusals by status, each with the codes that come with it and what they mean. */
function failures(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `\`${code}\`: ${errorCatalogue[code].means}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function jsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
