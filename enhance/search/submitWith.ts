/** Sends the form of a submit button through that button. WebKit 15 has no `requestSubmit`; there, the button is pressed. */
export function submitWith(button: HTMLButtonElement): void {
  if (button.form?.requestSubmit) button.form.requestSubmit(button);
  else button.click();
}
