/** Whether the steps to make us the default search can open here: they are a popover (styles/base.css). */
export function knowsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}
