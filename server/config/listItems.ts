/** The items of a list in a variable, which commas or spaces separate. */
export function listItems(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}
