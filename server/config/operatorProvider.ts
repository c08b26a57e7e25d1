import type { Environment } from './environment';
import { listItems } from './listItems';
import { loopbackHosts, loopbackName } from './loopbackName';

/** What operators may do, the most powerful first: whoever has several roles gets the first of them. */
export const operatorRoles = ['operator', 'finance', 'support'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** The company's OpenID provider, where operators sign in. */
export type OperatorProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim of the ID token that carries roles: a text, or a list of them. */
  rolesClaim: string;
  /** What stands in that claim for each role; nobody can have a role that is missing here. */
  roleValues: Readonly<Partial<Record<OperatorRole, string>>>;
};

/** Where the sandbox's stand-in answers. */
export const providerPath = '/sandbox/sign-in-provider';

const sandboxClient = { clientId: 'site', clientSecret: 'sandbox-client-secret' };

/** True for a sandbox that signs operators in at a stand-in: one that is not open to strangers and says nothing else. */
function hasStandIn({ SITE_MODE, SANDBOX_PUBLIC, OPS_TOKEN, OPS_ISSUER }: Environment): boolean {
  return SITE_MODE === 'sandbox' && SANDBOX_PUBLIC !== '1' && !OPS_TOKEN && !OPS_ISSUER;
}

/** The provider of the configuration, or a sandbox's own. Call it once `operatorProviderProblems` has found nothing. */
export function readOperatorProvider(environment: Environment): OperatorProvider | null {
  const { OPS_ISSUER, OPS_CLIENT_ID, OPS_CLIENT_SECRET, OPS_ROLES_CLAIM, OPS_ROLES } = environment;
  const roles = { rolesClaim: OPS_ROLES_CLAIM, roleValues: readRoleValues(OPS_ROLES) ?? {} };
  if (hasStandIn(environment)) {
    const issuer = `http://${loopbackName(environment.HOST)}:${environment.PORT}${providerPath}`;
    return { issuer, ...sandboxClient, ...roles };
  }
  if (!OPS_ISSUER || !OPS_CLIENT_ID || !OPS_CLIENT_SECRET) return null;
  return { issuer: OPS_ISSUER, clientId: OPS_CLIENT_ID, clientSecret: OPS_CLIENT_SECRET, ...roles };
}

/** Reads `support=desk,operator=admins`; null unless each item gives a role of ours a value of its own. */
function readRoleValues(list: string): OperatorProvider['roleValues'] | null {
  const values: Partial<Record<OperatorRole, string>> = {};
  for (const item of listItems(list)) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(item) ?? [];
    const role = operatorRoles.find((one) => one === name);
    if (!role || !value || values[role] !== undefined || Object.values(values).includes(value)) return null;
    values[role] = value;
  }
  return Object.keys(values).length > 0 ? values : null;
}

const together = ['OPS_ISSUER', 'OPS_CLIENT_ID', 'OPS_CLIENT_SECRET'] as const;

/** The provider is configured as a whole or not at all. */
export function operatorProviderProblems(environment: Environment): string[] {
  const { OPS_ISSUER, OPS_ROLES } = environment;
  const first = together.find((name) => environment[name]);
  const missing = together.filter((name) => first !== undefined && !environment[name]);
  const problems = missing.map((name) => `${name}: is required with ${first}`);
  if (OPS_ISSUER && !isIssuer(OPS_ISSUER)) {
    problems.push('OPS_ISSUER: must be the https address of the provider, without a query or fragment');
  }
  if (readRoleValues(OPS_ROLES) === null) {
    problems.push(
      'OPS_ROLES: must be roles, each with a value of its own, such as "support=desk,finance=books,operator=admins"',
    );
  }
  return problems;
}

/** An issuer (OpenID Connect Discovery 1.0, section 3). Plain http may lead to this machine alone. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.has(hostname));
}
