import { type ListFilter, listPage } from '../api/listPage';
import type { Parameters } from '../api/Parameters';
import type { Run } from '../api/route';
import { noSuch } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import type { Kind, RecordOf } from '../records';

/** The record named in the path. @throws StripeFailure 404 resource_missing */
export function recordOf<K extends Kind>(context: EmulatorContext, kind: K, id = ''): RecordOf[K] {
  const record = context.store.get(kind, id);
  if (!record) throw noSuch(kind, id);
  return record;
}

export function retrieve(kind: Kind): Run {
  return (context, _parameters, [id]) => recordOf(context, kind, id);
}

/** A call that does something with the record named in its path. */
export function onRecord<K extends Kind>(
  kind: K,
  work: (context: EmulatorContext, record: RecordOf[K], parameters: Parameters) => object,
): Run {
  return (context, parameters, [id]) => work(context, recordOf(context, kind, id), parameters);
}

/** A list of all records of a kind, or of those that the filter lets through. */
export function listOf<K extends Kind>(
  kind: K,
  url: string,
  filter: (parameters: Parameters, context: EmulatorContext) => ListFilter<RecordOf[K]> = () => ({}),
): Run {
  return (context, parameters) => listPage(context, parameters, kind, url, filter(parameters, context));
}
