import { noSuch } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { present } from '../present';
import type { Kind, RecordOf } from '../records';

/** The record named in the path. @throws StripeFailure 404 resource_missing */
export function recordOf<K extends Kind>(context: EmulatorContext, kind: K, id = ''): RecordOf[K] {
  const record = context.store.get(kind, id);
  if (!record) throw noSuch(kind, id);
  return record;
}

export function retrieve(kind: Kind) {
  return (context: EmulatorContext, _parameters: unknown, ids: readonly string[]): object =>
    present(recordOf(context, kind, ids[0]));
}
