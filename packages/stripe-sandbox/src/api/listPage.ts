import type { EmulatorContext } from '../context';
import { present } from '../present';
import type { Kind } from '../records';
import type { ListQuery } from '../store/objectStore';
import type { Parameters } from './Parameters';
import { invalid, noSuch } from './StripeFailure';

export type WireList = { object: 'list'; data: unknown[]; has_more: boolean; url: string };

type Condition = { sql: string; values: readonly (string | number)[] };

/** Answers a list call: first the paging parameters, then the resource's filters. */
export function listPage(
  context: EmulatorContext,
  parameters: Parameters,
  kind: Kind,
  url: string,
  filter: Pick<ListQuery, 'customer' | 'subscription'> & { conditions?: readonly (Condition | null)[] } = {},
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

/** `field` is a JSON path inside the record, e.g. `$.status`. */
export function equals(field: string, value: string | boolean | undefined): Condition | null {
  if (value === undefined) return null;
  return {
    sql: `json_extract(data, '${field}') = ?`,
    values: [typeof value === 'boolean' ? Number(value) : value],
  };
}

export function isOneOf(field: string, values: readonly string[]): Condition | null {
  if (values.length === 0) return null;
  const marks = values.map(() => '?').join(', ');
  return { sql: `json_extract(data, '${field}') in (${marks})`, values };
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** `created=<seconds>` or `created[gte]=<seconds>`. */
function createdCondition(parameters: Parameters): Condition | null {
  const range = parameters.isObject('created') ? parameters.object('created') : undefined;
  if (!range) {
    const exact = parameters.integer('created');
    return exact === undefined ? null : { sql: `json_extract(data, '$.created') = ?`, values: [exact] };
  }
  const parts = Object.entries(comparisons).flatMap(([name, operator]) => {
    const value = range.integer(name);
    return value === undefined ? [] : [{ sql: `json_extract(data, '$.created') ${operator} ?`, value }];
  });
  if (parts.length === 0) return null;
  return { sql: parts.map(({ sql }) => sql).join(' and '), values: parts.map(({ value }) => value) };
}
