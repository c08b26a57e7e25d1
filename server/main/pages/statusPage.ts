import { type Language, readPath } from '@/lib/content/site/languages/languages';
import type { Handler } from '@/server/http/api';
import type { StatusBoard, StatusReport } from '@/server/status/statusBoard';
import { type SiteFiles, type StoredPage, withMarkup } from './siteFiles';
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

/**
 * The prepared pages, with the states of the service in the status page. It is written once for each report, however
 * many people look at it: when something is down, that is everybody.
 */
export function withStatusBoard(
  files: SiteFiles,
  board: StatusBoard,
  spokenIn: SpokenIn = spokenInEnglish,
): SiteFiles {
  const written = new Map<Language, { report: StatusReport; source: StoredPage; page: StoredPage }>();

  function filled(source: StoredPage, language: Language): StoredPage {
    const report = board.current();
    const known = written.get(language);
    if (known?.report === report && known.source === source) return known.page;
    const states = spokenIn(language).statusMarkup(report).markup;
    const page = withMarkup(source, (markup) => fill(markup, states));
    written.set(language, { report, source, page });
    return page;
  }

  return {
    ...files,
    page(asked) {
      const page = files.page(asked);
      const { language, path: plain } = readPath(asked);
      return page && plain === path ? filled(page, language) : page;
    },
  };
}

function fill(markup: string, states: string): string {
  const marked = markup.indexOf(mark);
  if (marked < 0) return markup;
  const from = markup.indexOf('>', marked) + 1;
  const until = markup.indexOf('</div>', from);
  return markup.slice(0, from) + states + markup.slice(until);
}
