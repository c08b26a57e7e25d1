import { request } from '@/lib/http/request';
import { isRecord, startFetchedList } from './fetchedList';

type Card = { title: string; url: string; picture: string | null; category: string };

const timeoutMilliseconds = 8000;

/**
 * The posts in a response of `/api/content/posts` that can be shown: with a web URL, a title, and a picture on this
 * site.
 * @throws Error when the response is not a list of posts.
 */
function readCards(answer: unknown): Card[] {
  if (!isRecord(answer) || !Array.isArray(answer.posts)) throw new Error('No list of posts came');
  return answer.posts.flatMap((post: unknown) => {
    if (!isRecord(post)) return [];
    const { title, url, feature_image: image, primary_tag: tag } = post;
    if (typeof title !== 'string' || typeof url !== 'string' || !/^https?:\/\//.test(url)) return [];
    const picture = typeof image === 'string' && /^\/(?!\/)/.test(image) ? image : null;
    const category = isRecord(tag) && typeof tag.name === 'string' ? tag.name : '';
    return [{ title, url, picture, category }];
  });
}

function fill(form: HTMLTemplateElement, card: Card): DocumentFragment {
  const filled = document.importNode(form.content, true);
  const part = (name: string) => filled.querySelector(`[data-post="${name}"]`);
  const link = part('link');
  link?.setAttribute('href', card.url);
  if (link) link.textContent = card.title;
  const category = part('category');
  if (category) category.textContent = card.category;
  // Our own drawings take their colors from this page; any other picture is shown as it is.
  if (card.picture?.endsWith('.svg')) part('drawing')?.setAttribute('href', `${card.picture}#art`);
  else if (card.picture) {
    part('photo')?.setAttribute('src', card.picture);
    part('photo')?.removeAttribute('hidden');
    part('drawing')?.parentElement?.remove();
  }
  return filled;
}

function startPosts(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-posts-list]');
  const form = root.querySelector<HTMLTemplateElement>('template[data-posts-card]');
  const status = root.querySelector<HTMLElement>('[data-posts-status]');
  const failure = root.querySelector<HTMLElement>('[data-posts-failure]');
  if (!list || !form || !status || !failure) return;
  const { posts: limit = '3', postsLoading = '', postsLoaded = '', postsEmpty = '' } = root.dataset;

  async function load(): Promise<void> {
    say(postsLoading);
    try {
      const query = { limit, fields: 'title,url,feature_image', include: 'tags' };
      show(readCards(await request('/api/content/posts', { query, timeoutMilliseconds })));
    } catch (error) {
      say('');
      throw error;
    }
  }

  function show(cards: readonly Card[]): void {
    if (!list || !form) return;
    list.replaceChildren(...cards.slice(0, Number(limit)).map((card) => fill(form, card)));
    const shown = list.childElementCount;
    list.hidden = shown === 0;
    status?.classList.toggle('shown', shown === 0);
    say(shown === 0 ? postsEmpty : postsLoaded.replace('0', String(shown)));
  }

  function say(words: string): void {
    if (status) status.textContent = words;
  }

  startFetchedList({ list, failure, retry: root.querySelector('[data-posts-retry]') }, load);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-posts]')) startPosts(root);
