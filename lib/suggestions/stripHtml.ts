const markup = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z!?][^>]*(?:>|$)/gi;

/**
 * A query without HTML (specification §5): tags and comments are removed until none are left, including those that only
 * appear once others are gone. A lone `<`, as in "1 < 2", is not markup and stays.
 */
export function stripHtml(query: string): string {
  let text = query;
  for (;;) {
    const stripped = text.replace(markup, '');
    if (stripped === text) return text.replace(/\s+/g, ' ').trim();
    text = stripped;
  }
}
