import * as z from 'zod/mini';
import { brand } from '@/lib/content/brand';
import { protocol } from '@/lib/content/protocol';
import { type ErrorCode, errorCatalog } from '@/lib/contract/errors';
import { ErrorBody } from '@/lib/contract/wire';
import { accountOperations } from './accountOperations';
import { componentsFor, type Json, type Parameter, queryParameters, referenceTo } from './contractSchemas';
import { firstGenerationOperations } from './firstGenerationOperations';
import { type Authentication, type Operation, operationsOf, type Refusal } from './Operation';
import { productOperations, subscriptionOperations } from './shopOperations';
import { signInOperations } from './signInOperations';
import { siteOperations } from './siteOperations';

/** Every call of the service, in reading order. */
export const operations: readonly Operation[] = [
  ...operationsOf('Sign-in', signInOperations),
  ...operationsOf('Account', accountOperations),
  ...operationsOf('Products', productOperations),
  ...operationsOf('Subscription', subscriptionOperations),
  ...operationsOf('Site', siteOperations),
  ...operationsOf('First generation', firstGenerationOperations),
];

const tokenErrors = ['invalid_token', 'expired_token', 'suspended_account'] as const;

/** Each authentication in OpenAPI terms, and the refusals that all calls using it share. */
const proofs: Record<Authentication, { security: Json[]; errors: readonly ErrorCode[] }> = {
  none: { security: [], errors: [] },
  session: { security: [{ session: [] }], errors: ['invalid_session_id', 'cross_site_request'] },
  bearer: { security: [{ bearer: [] }], errors: [...tokenErrors, 'signed_in_by_receipt'] },
  subscriber: { security: [{ bearer: [] }], errors: tokenErrors },
  bearerOrNone: { security: [{}, { bearer: [] }], errors: [] },
  signature: { security: [{ signature: [] }], errors: [] },
};

/** The OpenAPI 3.1 document, built from the schemas that the handlers and the pages validate with. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const method = operation.method.toLowerCase();
    paths[operation.path] = { ...paths[operation.path], [method]: described(operation) };
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
        session: { type: 'apiKey', in: 'cookie', name: protocol.sessionCookie },
        signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
      },
      schemas: componentsFor(paths),
    },
  };
}

/** A refusal of a call: its code in the catalog, the `error` text and the status. */
type DescribedRefusal = { code: ErrorCode; error: string; status: number };

/** The refusals of a call, starting with those of its authentication. */
export function refusalsOf({ authentication = 'none', errors = [] }: Operation): readonly DescribedRefusal[] {
  return [...proofs[authentication].errors, ...errors].map((refusal: Refusal) => {
    const { code, ...own } = typeof refusal === 'object' ? refusal : { code: refusal };
    return { code, error: code, status: errorCatalog[code].status, ...own };
  });
}

/** What a call reads from its URL's query. */
export function queryOf({ query, body, alsoInQuery }: Operation): readonly Parameter[] {
  if (!alsoInQuery || !(body instanceof z.ZodMiniObject)) return query ? queryParameters(query) : [];
  const description = 'For apps, in place of the body member.';
  return queryParameters(body).map((parameter) => ({ ...parameter, required: false, description }));
}

function described(operation: Operation): Json {
  const { group, summary, authentication = 'none', body, path } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const parameters = [...inPath, ...queryOf(operation)];
  return {
    tags: [group],
    summary,
    security: proofs[authentication].security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { content: asJson(referenceTo(body)) } } : {}),
    responses: { ...successes(operation), ...failures(operation), default: otherFailure },
  };
}

function asJson(schema: Json): Json {
  return { 'application/json': { schema } };
}

function successes({ answer, otherAnswers = [] }: Operation): Json {
  const plain = 'means' in answer ? [answer, ...otherAnswers] : otherAnswers;
  const json =
    'means' in answer ? {} : { '200': { description: 'Success.', content: asJson(referenceTo(answer)) } };
  return {
    ...json,
    ...Object.fromEntries(plain.map(({ status, means }) => [String(status), { description: means }])),
  };
}

const otherFailure = {
  description: 'An error that any call may return, such as for a method or body it doesn’t support.',
  content: asJson(referenceTo(ErrorBody)),
};

/** Refusals by status, each with its codes and their meanings. */
function failures(operation: Operation): Json {
  const refusals = refusalsOf(operation);
  const content = asJson(referenceTo(operation.errorBody ?? ErrorBody));
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const alike = refusals.filter((refusal) => refusal.status === status);
      const means = alike.map(({ code, error }) => `\`${error}\`: ${errorCatalog[code].means}`);
      return [String(status), { description: means.join(' '), content }];
    }),
  );
}
