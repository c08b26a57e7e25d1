export type Refused = 'version' | 'name' | 'year' | 'address' | 'profile' | 'scan' | 'record' | 'setting';

/** The app understood the request and refused it. */
export class RemovalRefused extends Error {
  override name = 'RemovalRefused';

  constructor(readonly what: Refused) {
    super(`The app refused the ${what}`);
  }
}

/** @throws RemovalRefused */
export function assertAccepted({ success }: { success: boolean }, what: Refused): void {
  if (!success) throw new RemovalRefused(what);
}
