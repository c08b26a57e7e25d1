import { HttpError } from '@/lib/http/HttpError';
import { request } from '@/lib/http/request';

type State = 'idle' | 'invalid' | 'sending' | 'thanks' | 'busy' | 'failed';

function stateAfter(error: unknown): State {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.status === 429) return 'busy';
  return error.status === 400 ? 'invalid' : 'failed';
}

/** Sends the newsletter form without leaving the page. What was typed stays until the service has accepted it. */
function startNewsletter(root: HTMLElement): void {
  const form = root.querySelector('form');
  const field = root.querySelector<HTMLInputElement>('input[type="email"]');
  const thanks = root.querySelector<HTMLElement>('#newsletter-thanks');
  if (!form || !field || !thanks) return;
  const url = new URL(form.action).pathname;

  function show(state: State): void {
    root.dataset.state = state;
    if (state === 'invalid') field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
    if (state === 'thanks') thanks?.focus({ preventScroll: true });
    else if (state !== 'idle' && state !== 'sending') field?.focus();
  }

  async function send(email: string): Promise<void> {
    show('sending');
    const state = await request(url, { method: 'POST', json: { email } }).then(
      () => 'thanks' as const,
      stateAfter,
    );
    // A correction made in the meantime waits for the next press; the answer is about the address before it.
    const isCorrected = field?.value !== email;
    if (isCorrected && (state === 'thanks' || state === 'invalid')) return show('idle');
    if (state === 'thanks') form?.reset();
    show(state);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (root.dataset.state === 'sending') return;
    void send(field.value);
  });
  field.addEventListener('input', () => {
    if (root.dataset.state && root.dataset.state !== 'sending') show('idle');
  });
  root.querySelector('[data-newsletter-again]')?.addEventListener('click', (event) => {
    event.preventDefault();
    show('idle');
    field.focus();
  });
}

for (const root of document.querySelectorAll<HTMLElement>('[data-newsletter]')) startNewsletter(root);
