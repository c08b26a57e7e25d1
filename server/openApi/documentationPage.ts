import { createHash } from 'node:crypto';
import { brand } from '@/lib/content/brand';
import { errorCatalog } from '@/lib/contract/errors';
import { trustedTypes } from '@/server/http/contentSecurityPolicy';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { documentationStyles } from './documentationStyles';
import type { Operation } from './Operation';
import { openApiDocument, operations, proofs, queryOf, refusalsOf } from './openApiDocument';

const styleHash = createHash('sha256').update(documentationStyles).digest('base64');
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  ...trustedTypes("'none'"),
].join('; ');

/** Writing one takes longer than hundreds of other answers, so each is written once. */
let written: { origin: string; document: Buffer } | null = null;
let writtenPage: Buffer | null = null;

/** `GET /api/openapi.json`: the service's API description, for machines. */
export async function openApiHandler({ services }: Pick<RequestContext, 'services'>): Promise<HandlerResult> {
  const { publicOrigin: origin } = services.config;
  if (written?.origin !== origin) {
    written = { origin, document: Buffer.from(JSON.stringify(openApiDocument(origin))) };
  }
  return {
    bytes: written.document,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  };
}

/**
 * `GET /api/docs`: the same for people, without scripts. The viewers in the registry (Swagger UI, Redoc, RapiDoc,
 * OpenAPI Explorer, Elements, Scalar) show nothing without 200 KB of script or more, and as published none of them runs
 * under this policy.
 */
export async function documentationHandler(): Promise<HandlerResult> {
  writtenPage ??= Buffer.from(page());
  return {
    bytes: writtenPage,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=300',
    },
  };
}

function page(): string {
  const groups = [...new Set(operations.map(({ group }) => group))];
  const title = `${brand.name} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><style>${documentationStyles}</style></head><body>
<header><h1>${title}</h1><p>Every call in the subscriptions service. Also available for machines as <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups"><ul>${groups.map((group) => `<li><a href="#${anchor(group)}">${group}</a></li>`).join('')}<li><a href="#errors">Errors</a></li></ul></nav></header>
<main>${groups.map(groupSection).join('')}${errorSection()}</main></body></html>`;
}

function groupSection(group: string): string {
  const own = operations.filter((operation) => operation.group === group);
  return `<section aria-labelledby="${anchor(group)}"><h2 id="${anchor(group)}">${group}</h2>${own.map(operationArticle).join('')}</section>`;
}

function operationArticle(operation: Operation): string {
  const { method, path, summary, authentication = 'none' } = operation;
  const query = queryOf(operation);
  const errors = refusalsOf(operation);
  const parameters = query.length
    ? `<dl>${query.map(({ name, description, required }) => `<dt><code>${name}</code>${required ? ' (required)' : ''}</dt><dd>${withCode(description)}</dd>`).join('')}</dl>`
    : '';
  const refusals = errors.length
    ? `<p class="quiet">Errors: ${errors.map(({ code, error }) => `<a href="#${code}"><code>${error}</code></a>`).join(', ')}.</p>`
    : '';
  return `<article><h3><span class="method">${method}</span> <code>${path}</code></h3><p>${withCode(summary)} ${proofs[authentication].means}</p>${parameters}${refusals}</article>`;
}

function errorSection(): string {
  const rows = Object.entries(errorCatalog).map(
    ([code, { status, means }]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${means}</td></tr>`,
  );
  return `<section aria-labelledby="errors"><h2 id="errors">Errors</h2><p>Every error is JSON with a code in <code>error</code>. Where waiting helps, <code>retry_after</code> and the Retry-After header say how many seconds. When more calls arrive than can be answered, any of them may get <code>service_unavailable</code>.</p><div class="scroll" tabindex="0" role="region" aria-label="Error codes"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function withCode(text: string): string {
  return text.replace(/`([^`]+)`/g, '<code>$1</code>');
}

function anchor(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-');
}
