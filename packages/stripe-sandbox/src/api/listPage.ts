import type { EmulatorContext } from '../context';
import { present } from '../present';
import type { Kind, RecordOf } from '../records';
import type { Condition, ListQuery } from '../store/objectStore';
import type { Parameters } from './Parameters';
import { invalid, noSuch } from './StripeFailure';

export type WireList = { object: 'list'; data: unknown[]; has_more: boolean; url: string };

export type ListFilter<Shape> = Pick<ListQuery<Shape>, 'customer' | 'subscription'> & {
  conditions?: readonly (Condition<Shape> | null)[];
};

/** Answers a list call: first the paging parameters, then the resource's filters. */
export function listPage<K extends Kind>(
  context: EmulatorContext,
  parameters: Parameters,
  kind: K,
  url: string,
  filter: ListFilter<RecordOf[K]> = {},
): WireList {
  const limit = parameters.integer('limit', 1) ?? 10;
  if (limit > 100) throw invalid('This value must be less than or equal to 100 (passed to limit).', 'limit');
  const startingAfter = parameters.text('starting_after');
  const endingBefore = parameters.text('ending_before');
  for (const [param, id] of Object.entries({
    starting_after: startingAfter,
    ending_before: endingBefore,
  })) {
    if (id && !context.store.get(kind, id)) throw noSuch(kind, id, param);
  }
  const conditions = [...(filter.conditions ?? []), createdCondition(parameters)];
  const { data, hasMore } = context.store.list(kind, {
    ...filter,
    conditions: conditions.filter((condition) => condition !== null),
    startingAfter,
    endingBefore,
    limit,
  });
  return { object: 'list', data: data.map((record) => present(record)), has_more: hasMore, url };
}

/** Null when the call does not ask for a value. */
export function equals<Shape>(
  field: (record: Shape) => unknown,
  value: string | boolean | undefined,
): Condition<Shape> | null {
  return value === undefined ? null : (record) => field(record) === value;
}

export function isOneOf<Shape>(
  field: (record: Shape) => string | null,
  values: readonly string[],
): Condition<Shape> | null {
  return values.length === 0 ? null : (record) => values.includes(field(record) ?? '');
}

/** `created=<seconds>` or `created[gte]=<seconds>`. */
function createdCondition(parameters: Parameters): Condition<object> {
  const range = parameters.isObject('created') ? parameters.object('created') : undefined;
  const exact = range ? undefined : parameters.integer('created');
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => range?.integer(name));
  return (record) => {
    const created = 'created' in record ? Number(record.created) : Number.NaN;
    return (
      (exact === undefined || created === exact) &&
      (gt === undefined || created > gt) &&
      (gte === undefined || created >= gte) &&
      (lt === undefined || created < lt) &&
      (lte === undefined || created <= lte)
    );
  };
}
