import { countryCodes } from '../countryCodes';
import { currencyCodes } from '../currencyCodes';
import type { FormTree } from './formTree';
import { invalid } from './StripeFailure';

/** Most characters in a text without its own limit. */
const maxTextLength = 5000;
/** Most characters, by the last part of the parameter's name (Stripe's API reference). */
const maxLengths: Readonly<Record<string, number>> = {
  client_reference_id: 200,
  email: 512,
  customer_email: 800,
  lookup_key: 200,
  message: 1200,
  name: 256,
  phone: 20,
  'metadata.*': 500,
};
const maxMetadataKeys = 50;
const maxMetadataKeyLength = 40;

/** @throws StripeFailure for metadata with too many keys, or with a key that is too long or contains a bracket */
export function checkKeys(metadata: FormTree, name: string): void {
  if (metadata.size > maxMetadataKeys)
    throw invalid(`You can only have up to ${maxMetadataKeys} metadata keys.`, name);
  for (const key of metadata.keys()) {
    if (key.length <= maxMetadataKeyLength) continue;
    const message = `Metadata keys must have at most ${maxMetadataKeyLength} characters`;
    throw invalid(`${message}. This key has ${key.length}: ${key}`, name);
  }
}

/** @throws StripeFailure for a text that is too long, or not one of the values its parameter accepts */
export function checkText(value: string, path: string, name: string): void {
  const last = path.split(/\.(?!\*)/).at(-1) ?? path;
  const maxLength = maxLengths[last] ?? maxTextLength;
  if (value.length > maxLength) {
    const message = path.endsWith('metadata.*')
      ? 'Metadata values'
      : `Invalid string: ${value.slice(0, 10)}…; ${name}`;
    throw invalid(
      `${message} must be at most ${maxLength} characters`,
      name,
      'parameter_invalid_string_length',
    );
  }
  if (value === '') return;
  if (last === 'currency' && !currencyCodes.has(value.toLowerCase()))
    throw invalid(
      `Invalid currency: ${value}. Stripe currently supports these currencies: ${[...currencyCodes].join(', ')}`,
      name,
    );
  if (last === 'country' && !countryCodes.has(value))
    throw invalid(
      `Country '${value}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'.`,
      name,
      'country_code_invalid',
    );
  if (/(^|_)url$/.test(last)) checkUrl(value, name);
}

function checkUrl(value: string, name: string): void {
  // Return URLs may contain Stripe's own placeholder.
  const written = value.replace('{CHECKOUT_SESSION_ID}', 'cs');
  if (!/^https?:\/\/[^\s/]+/.test(written) || !URL.canParse(written))
    throw invalid('Not a valid URL', name, 'url_invalid');
}
