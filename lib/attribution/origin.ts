/**
 * The origin says how a visitor reached the subscription: `funnel_<entry>_<source>_<campaign>_<content>`, where
 * trailing parts may be left out and inner ones may be empty. It names a page or a campaign, never a person. It travels
 * in links and with the checkout; anything that does not follow this grammar is dropped before it is shown or stored.
 */
export type Origin = { entry: string; source: string; campaign: string; content: string };
export type OriginParts = { entry: string; source?: string; campaign?: string; content?: string };

const prefix = 'funnel';
/** Specification §5, with an upper limit of our own. */
const allowed = /^[A-Za-z0-9_.]{3,150}$/;
const part = /^[A-Za-z0-9.]*$/;

/** The parts of an origin, or null when the value is not an origin: wrong characters, prefix, or number of parts. */
export function parseOrigin(value: string | null | undefined): Origin | null {
  if (!value || !allowed.test(value)) return null;
  const [first, entry, source = '', campaign = '', content = '', ...rest] = value.split('_');
  if (first !== prefix || !entry || rest.length > 0) return null;
  return { entry, source, campaign, content };
}

export function isOrigin(value: string | null | undefined): value is string {
  return parseOrigin(value) !== null;
}

/** The shortest origin with these parts. @throws RangeError when a part contains a character outside the grammar. */
export function buildOrigin({ entry, source = '', campaign = '', content = '' }: OriginParts): string {
  const parts = [entry, source, campaign, content];
  if (!entry || !parts.every((value) => part.test(value))) throw new RangeError('Not the parts of an origin');
  while (parts[parts.length - 1] === '') parts.pop();
  return [prefix, ...parts].join('_');
}
