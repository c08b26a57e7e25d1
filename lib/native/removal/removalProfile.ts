import type { RemovalAddress, RemovalName, RemovalProfile } from '../../contract/native/brokerRemoval';

/** A profile while it is being typed: every field is text, and nothing is discarded before it is valid. */
export type NameDraft = { first: string; middle: string; last: string; suffix: string };
export type AddressDraft = { street: string; city: string; state: string; zipCode: string };
export type ProfileDraft = { names: NameDraft[]; birthYear: string; addresses: AddressDraft[] };

export const emptyName: NameDraft = { first: '', middle: '', last: '', suffix: '' };
export const emptyAddress: AddressDraft = { street: '', city: '', state: '', zipCode: '' };
export const emptyProfile: ProfileDraft = { names: [emptyName], birthYear: '', addresses: [emptyAddress] };

/** More than one person needs; each name is searched for on every site. */
export const maxNames = 5;
export const maxAddresses = 10;
const youngest = 18;
const oldest = 120;

export type NameFault = 'first' | 'last' | 'repeated';
export type AddressFault = 'city' | 'state' | 'zipCode' | 'repeated';
export type YearFault = 'missing' | 'range';

/** What is wrong with each name, in the order of its fields. Parts that the app does not keep do not count. */
export function nameFaults(names: readonly NameDraft[], { name: kept }: ProfileParts): NameFault[][] {
  return names.map((name, index) => {
    const missing: NameFault[] = [];
    if (!name.first.trim()) missing.push('first');
    if (!name.last.trim()) missing.push('last');
    const repeated = names.slice(0, index).some((other) => samePerson(kept)(other, name));
    return missing.length === 0 && repeated ? ['repeated'] : missing;
  });
}

/** The same for each address. */
export function addressFaults(
  addresses: readonly AddressDraft[],
  { address: kept }: ProfileParts,
): AddressFault[][] {
  return addresses.map((address, index) => {
    const faults: AddressFault[] = [];
    if (!address.city.trim()) faults.push('city');
    if (!address.state) faults.push('state');
    const zipCode = kept.includes('zipCode') ? address.zipCode.trim() : '';
    if (zipCode && !/^\d{5}(-\d{4})?$/.test(zipCode)) faults.push('zipCode');
    const repeated = addresses.slice(0, index).some((other) => samePlace(kept)(other, address));
    return faults.length === 0 && repeated ? ['repeated'] : faults;
  });
}

/** Broker sites list adults, so a birth year that makes somebody younger than 18 is a mistake. */
export function yearFault(birthYear: string, thisYear: number): YearFault | null {
  if (!birthYear.trim()) return 'missing';
  const year = /^\d{4}$/.test(birthYear.trim()) ? Number(birthYear) : Number.NaN;
  return year >= thisYear - oldest && year <= thisYear - youngest ? null : 'range';
}

/** Apps refuse a duplicate name or address, ignoring case and spaces. */
function plain(text: string | null | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The draft in the form that the app takes; empty fields are left out. The draft must be free of errors. */
export function profileOf({ names, birthYear, addresses }: ProfileDraft): RemovalProfile {
  return {
    names: names.map(({ first, middle, last, suffix }) => ({
      first: first.trim(),
      last: last.trim(),
      ...(middle.trim() ? { middle: middle.trim() } : {}),
      ...(suffix ? { suffix } : {}),
    })),
    birthYear: Number(birthYear),
    addresses: addresses.map(({ street, city, state, zipCode }) => ({
      city: city.trim(),
      state,
      ...(street.trim() ? { street: street.trim() } : {}),
      ...(zipCode.trim() ? { zipCode: zipCode.trim() } : {}),
    })),
  };
}

export function draftOf({ names, birthYear, addresses }: RemovalProfile): ProfileDraft {
  return {
    names: names.map((name) => ({
      first: name.first,
      middle: name.middle ?? '',
      last: name.last,
      suffix: name.suffix ?? '',
    })),
    birthYear: String(birthYear),
    addresses: addresses.map((address) => ({
      street: address.street ?? '',
      city: address.city,
      state: address.state,
      zipCode: address.zipCode ?? '',
    })),
  };
}

/** The parts of names and addresses that an app keeps, and by which it tells them apart. */
export type ProfileParts = {
  name: readonly (keyof RemovalName)[];
  address: readonly (keyof RemovalAddress)[];
};

export const everyPart: ProfileParts = {
  name: ['first', 'middle', 'last', 'suffix'],
  address: ['street', 'city', 'state', 'zipCode'],
};

/** Android's apps keep nothing else: what differs in other parts is the same to them, and they refuse a duplicate. */
export const androidParts: ProfileParts = { name: ['first', 'middle', 'last'], address: ['city', 'state'] };

export function samePerson(keys: ProfileParts['name']) {
  return (one: RemovalName, other: RemovalName) => keys.every((key) => plain(one[key]) === plain(other[key]));
}

export function samePlace(keys: ProfileParts['address']) {
  return (one: RemovalAddress, other: RemovalAddress) =>
    keys.every((key) => plain(one[key]) === plain(other[key]));
}
