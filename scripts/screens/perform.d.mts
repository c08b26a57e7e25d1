export function perform<Page>(
  act: ((page: Page) => Promise<void>) | undefined,
  page: Page,
): Promise<string | null>;
