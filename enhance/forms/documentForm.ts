import { HttpError } from '@/lib/http/HttpError';
import { request } from '@/lib/http/request';
import { markInvalid } from './markInvalid';

/** The fields that the service names when it refuses the form, or null when it refused for another reason. */
function wrongFields(error: unknown): unknown[] | null {
  if (!(error instanceof HttpError) || error.status !== 400) return null;
  const { data } = error;
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : null;
  return Array.isArray(fields) ? fields : null;
}

/** Writes what was received, and when, for a form whose thanks say so. */
function fillOutputs(outputs: Iterable<HTMLOutputElement>, answer: unknown): void {
  const said = new Map(Object.entries(answer ?? {}));
  for (const output of outputs) output.textContent = String(said.get(output.name) ?? '');
}

/** Sends a form without leaving its page. The service decides which fields to correct; nothing typed is lost. */
function startDocumentForm(root: HTMLElement): void {
  const form = root.querySelector('form');
  const thanks = root.querySelector<HTMLElement>('[data-thanks]');
  if (!form || !thanks) return;

  function mark(wrong: readonly unknown[]): void {
    for (const field of form?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      const isWrong = wrong.some((name) => name === field.dataset.field);
      field.toggleAttribute('data-wrong', isWrong);
      const control = field.querySelector('input, select, textarea');
      if (control) markInvalid(control, `${control.id}-error`, isWrong);
    }
    form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  function refuse(error: unknown): void {
    const wrong = wrongFields(error);
    const busy = error instanceof HttpError && error.status === 429;
    root.dataset.state = wrong ? 'idle' : busy ? 'busy' : 'failed';
    if (wrong) mark(wrong);
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (root.dataset.state === 'sending') return;
    root.dataset.state = 'sending';
    mark([]);
    const json = Object.fromEntries(new FormData(form));
    try {
      const answer = await request(new URL(form.action).pathname, { method: 'POST', json });
      fillOutputs(root.querySelectorAll('output'), answer);
      form.reset();
      root.dataset.state = 'thanks';
      thanks.focus();
    } catch (error) {
      refuse(error);
    }
  });
  root.querySelector('[data-another]')?.addEventListener('click', (event) => {
    event.preventDefault();
    root.dataset.state = 'idle';
    form.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
}

for (const root of document.querySelectorAll<HTMLElement>('[data-document-form]')) startDocumentForm(root);
