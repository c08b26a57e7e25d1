import { copyText } from '@/lib/device/copyText';
import { readPairing } from '@/lib/url/pairingCode';

/**
 * Shows the pairing code from the URL fragment, so that it can be copied. Neither code nor name is stored or sent: they
 * are read, inserted into the page as text, and removed from the page and the URL with one press.
 */
function startPairing(panel: HTMLElement): void {
  const field = panel.querySelector('textarea');
  const from = panel.querySelector<HTMLElement>('[data-pairing-from]');
  const said = document.querySelector<HTMLElement>('[data-pairing-said]');
  if (!field || !from || !said) return;
  const words = said.dataset;

  function show(): void {
    const pairing = readPairing(window.location.hash);
    panel.hidden = pairing === null;
    if (!field || !from) return;
    field.value = pairing?.code ?? '';
    from.hidden = !pairing?.deviceName;
    // A function, so that no character in the name is read as a replacement pattern.
    from.textContent = (from.dataset.pairingFrom ?? '').replace('0', () => pairing?.deviceName ?? '');
  }

  async function copy(): Promise<void> {
    if (!field || !said) return;
    const copied = await copyText(field.value);
    if (!copied) field.select();
    said.textContent = (copied ? words.copied : words.selected) ?? '';
  }

  panel.querySelector('[data-pairing-copy]')?.addEventListener('click', () => void copy());
  panel.querySelector('[data-pairing-forget]')?.addEventListener('click', () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    show();
    said.textContent = words.forgotten ?? '';
    said.focus();
  });
  window.addEventListener('hashchange', show);
  show();
}

const panel = document.querySelector<HTMLElement>('[data-pairing]');
if (panel) startPairing(panel);
