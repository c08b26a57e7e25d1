import type { FakeReply, SentMessage } from '../fakeAppOptions';
import { element } from './element';
import { drawnAppWords } from './words';

/** The messages between page and app, for people to read. */
export type Log = {
  fromPage(message: SentMessage): void;
  answered(message: SentMessage, reply: FakeReply): void;
  pushed(name: string, params: unknown): void;
  /** Something the app did by itself. */
  note(text: string): void;
};

const words = drawnAppWords.log;
const maxLength = 200;

export function openLog(list: HTMLElement): Log {
  function add(from: 'page' | 'app' | 'note', text: string, detail = ''): void {
    const parts = [element('strong', { text: words[from] }), ' ', element('span', { text })];
    const entry = element('li', { class: from }, ...parts);
    if (detail) entry.append(' ', element('code', { text: detail }));
    list.append(entry);
    list.scrollTop = list.scrollHeight;
  }
  return {
    fromPage: ({ method, params }) => add('page', method, short(params)),
    answered(message, reply) {
      if (message.id === undefined) return;
      if (reply.kind === 'result') add('app', message.method, short(reply.result) || '{}');
      else if (reply.kind === 'error') add('app', message.method, reply.message);
      else add('app', message.method, reply.kind === 'unknown' ? words.unknown : words.silent);
    },
    pushed: (name, params) => add('app', name, short(params)),
    note: (text) => add('note', text),
  };
}

/** Tokens and long lists are shortened, so that each entry fits on a line. */
function short(value: unknown): string {
  const text = JSON.stringify(value, (_key, part) =>
    typeof part === 'string' && part.length > 40 ? `${part.slice(0, 12)}…` : part,
  );
  if (text === undefined || text === '{}') return '';
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
