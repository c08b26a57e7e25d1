/** Events by id, each with the parameters it may carry; their values stand in eventValues. */
export type EventCatalog = Readonly<Record<string, readonly string[]>>;

type Impressions<Page extends string> = {
  readonly [Name in Page as `page.${Name}.impression`]: readonly ['origin'];
};

/** The page view of each of these pages. Its one parameter is the origin of the visit. */
export function impressions<const Page extends string>(...pages: readonly Page[]): Impressions<Page> {
  return Object.fromEntries(
    pages.map((page) => [`page.${page}.impression`, ['origin']]),
  ) as unknown as Impressions<Page>;
}

/** The event's name on the wire: dots become underscores. */
export function eventPath(id: string): string {
  return id.replaceAll('.', '_');
}
