/** Marks a control as wrong or right. Only a wrong one refers to its message, since a hidden one is read, too. */
export function markInvalid(control: Element, messageId: string, wrong: boolean): void {
  const described = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && id !== messageId);
  if (wrong) described.push(messageId);
  set(control, 'aria-describedby', described.join(' '));
  set(control, 'aria-invalid', wrong ? 'true' : '');
}

function set(control: Element, name: string, value: string): void {
  if (value) control.setAttribute(name, value);
  else control.removeAttribute(name);
}
