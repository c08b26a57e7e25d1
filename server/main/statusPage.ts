import type { Handler } from '@/server/http/api';
import type { StatusBoard, StatusReport } from '@/server/status/statusBoard';
import { statusMarkup } from '@/server/status/statusMarkup';
import { type SiteFiles, type StoredPage, withMarkup } from './siteFiles';

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
export function withStatusBoard(files: SiteFiles, board: StatusBoard): SiteFiles {
  let written: { report: StatusReport; source: StoredPage; page: StoredPage } | null = null;

  function filled(source: StoredPage): StoredPage {
    const report = board.current();
    if (written?.report !== report || written.source !== source) {
      const page = { ...source, ...withMarkup(source, (markup) => fill(markup, report)) };
      written = { report, source, page };
    }
    return written.page;
  }

  return {
    ...files,
    page(asked) {
      const page = files.page(asked);
      return page && asked === path ? filled(page) : page;
    },
  };
}

function fill(markup: string, report: StatusReport): string {
  const marked = markup.indexOf(mark);
  if (marked < 0) return markup;
  const from = markup.indexOf('>', marked) + 1;
  const until = markup.indexOf('</div>', from);
  return markup.slice(0, from) + statusMarkup(report).markup + markup.slice(until);
}
