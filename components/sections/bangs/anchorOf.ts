/** The fragment of a category in the list. */
export function anchorOf(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
