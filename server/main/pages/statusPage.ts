import type { Handler } from '@/server/http/api';
import type { StatusBoard } from '@/server/status/statusBoard';
import { withRewrittenPage } from './rewrittenPage';
import type { SiteFiles } from './siteFiles';
import { type SpokenIn, spokenInEnglish } from './spokenIn';

const path = '/status';
/** On the element that the states are written into; it holds no other of its kind. */
const mark = ' data-status-board';

/** `GET /status`: the prepared page, with what is known by now. */
export function makeStatusHandler(board: StatusBoard): Handler {
  return async () => {
    await board.latest();
    return { page: { path, messages: [], fields: {} } };
  };
}

/** The prepared pages, with the states of the service in the status page: when something is down, everybody looks at it. */
export function withStatusBoard(
  files: SiteFiles,
  board: StatusBoard,
  spokenIn: SpokenIn = spokenInEnglish,
): SiteFiles {
  return withRewrittenPage(files, {
    path,
    known: () => board.current(),
    write: (markup, report, language) => fill(markup, spokenIn(language).statusMarkup(report).markup),
  });
}

function fill(markup: string, states: string): string {
  const marked = markup.indexOf(mark);
  if (marked < 0) return markup;
  const from = markup.indexOf('>', marked) + 1;
  const until = markup.indexOf('</div>', from);
  return markup.slice(0, from) + states + markup.slice(until);
}
