import { isAiHidden } from '@/lib/device/isAiHidden';
import { cookieText } from '@/lib/storage/cookies';

/** Search and chat, or search alone: the search setting `kbg`, stored for a year like every other. */
export function startShownChoice(box: HTMLElement): void {
  const choices = [...box.querySelectorAll<HTMLInputElement>('[data-search-shown]')];
  function show(hidden: boolean): void {
    document.documentElement.toggleAttribute('data-ai-hidden', hidden);
    for (const choice of choices) choice.checked = (choice.value === 'search') === hidden;
    const search = box.querySelector<HTMLInputElement>('[data-search-mode][value="search"]');
    if (hidden && search && !search.checked) search.click();
  }
  const { hostname, search } = window.location;
  show(isAiHidden({ hostname, search, cookies: document.cookie }));
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      const hidden = choice.value === 'search';
      // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing in browsers we serve
      document.cookie = cookieText('bg', hidden ? '-1' : null);
      show(hidden);
    });
  }
}
