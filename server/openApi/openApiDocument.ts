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

type Proof = { means: string; security: Json[]; errors?: readonly ErrorCode[] };

/** Each authentication in words and in OpenAPI terms, and the refusals that all calls using it share. */
export const proofs: Record<Authentication, Proof> = {
  none: { means: 'No authentication.', security: [] },
  session: {
    means: 'Requires the cookie of an auth session and an origin of our own.',
    security: [{ session: [] }],
    errors: ['invalid_session_id', 'cross_site_request'],
  },
  bearer: {
    means: 'Requires an access token that no receipt of a store opened.',
    security: [{ bearer: [] }],
    errors: [...tokenErrors, 'signed_in_by_receipt'],
  },
  subscriber: { means: 'Requires an access token.', security: [{ bearer: [] }], errors: tokenErrors },
  bearerOrNone: { means: 'Access token optional.', security: [{}, { bearer: [] }] },
  stripe: { means: 'Requires a signature over the raw body.', security: [{ stripe: [] }] },
  apple: { means: 'Requires a signed body.', security: [] },
  google: { means: 'Requires an identity token of Google.', security: [{ google: [] }] },
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
      description: 'Every call in the subscriptions service, also for people to read at `/api/docs`.',
      contact: { email: brand.supportEmail },
    },
    servers: [{ url: origin }],
    tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: protocol.sessionCookie },
        stripe: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
        google: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: componentsFor(paths),
    },
  };
}

/** A refusal of a call: its code in the catalog, the `error` text and the status. */
type DescribedRefusal = { code: ErrorCode; error: string; status: number };

/** The refusals of a call, starting with those of its authentication. */
export function refusalsOf({ authentication = 'none', errors = [] }: Operation): readonly DescribedRefusal[] {
  return [...(proofs[authentication].errors ?? []), ...errors].map((refusal: Refusal) => {
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
  const { group, method, summary, authentication = 'none', path } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const parameters = [...inPath, ...queryOf(operation)];
  return {
    operationId: operationId(method, path),
    tags: [group],
    summary,
    description: proofs[authentication].means,
    security: proofs[authentication].security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(operation),
    responses: { ...successes(operation), ...failures(operation), default: otherFailure },
  };
}

/** From `POST /api/auth/v2/account/edit`: `postAuthV2AccountEdit`. */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').match(/\w+/g) ?? [];
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Required unless the call does something without it. Webhooks sign JSON; everybody else may send a form. */
function requestBody({ body, alsoInQuery, path }: Operation): Json {
  if (!body) return {};
  const schema = referenceTo(body);
  const form = path.startsWith('/api/webhooks/') ? {} : { 'application/x-www-form-urlencoded': { schema } };
  const required = !alsoInQuery && !body.safeParse({}).success;
  return { requestBody: { required, content: { ...asJson(schema), ...form } } };
}

function asJson(schema: Json): Json {
  return { 'application/json': { schema } };
}

function successes({ answer, alsoAs, otherAnswers = [] }: Operation): Json {
  const plain = 'means' in answer ? [answer, ...otherAnswers] : otherAnswers;
  const other = alsoAs && { [alsoAs.type]: { schema: referenceTo(alsoAs.answer) } };
  const content = 'means' in answer ? null : { ...asJson(referenceTo(answer)), ...other };
  return {
    ...(content && { '200': { description: 'Success.', content } }),
    ...Object.fromEntries(
      plain.map(({ status, means, type }) => [
        String(status),
        { description: means, ...(type && { content: { [type]: {} } }) },
      ]),
    ),
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
