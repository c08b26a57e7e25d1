/** Focuses a field with its whole content selected: the next key replaces it, and nothing typed is lost until then. */
export function focusWhole(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
