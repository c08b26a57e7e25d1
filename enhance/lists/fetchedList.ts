export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type FetchedList = { list: HTMLElement; failure: HTMLElement; retry: Element | null };

/** Fills a list when the page is there; a failure is shown in its place, with a button to retry. */
export function startFetchedList({ list, failure, retry }: FetchedList, fill: () => Promise<void>): void {
  async function load(): Promise<void> {
    list.setAttribute('aria-busy', 'true');
    failure.hidden = true;
    try {
      await fill();
    } catch {
      failure.hidden = false;
    } finally {
      list.setAttribute('aria-busy', 'false');
    }
  }
  retry?.addEventListener('click', () => {
    // The button disappears with the error; the list takes the focus, so that keyboard users keep their place.
    list.focus({ preventScroll: true });
    void load();
  });
  void load();
}
