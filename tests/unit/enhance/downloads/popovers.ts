/** Lets the test page know popovers, as newer browsers do. */
export function addPopovers(): void {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
}

export function removePopovers(): void {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
}
