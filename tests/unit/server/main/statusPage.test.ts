/** @jest-environment jsdom */
import { statusPartWords, statusWords } from '@/lib/content/help/statusWords';
import { withStatusBoard } from '@/server/main/pages/statusPage';
import type { StatusBoard, StatusReport } from '@/server/status/statusBoard';
import { builtPage, documentOf, filesOf } from './builtPage';

const markup =
  '<html><head></head><body><div><div class="board" data-status-board="true"><p>Later</p></div><p>Notes</p></div></body></html>';
const page = builtPage(markup);

/** The page with what this report says. */
const filledWith = (report: StatusReport) =>
  withStatusBoard(filesOf(page), boardOf(report)).page('/status') ?? page;

function boardOf(report: StatusReport): StatusBoard {
  return { latest: async () => report, current: () => report };
}

const days = [...Array(88).fill('up'), 'slow', null];
const working: StatusReport = {
  databaseAway: false,
  history: {
    parts: [{ part: 'mail', state: 'slow', days, uptime: 0.99999 }],
    incidents: [{ part: 'mail', kind: 'slow', from: 0, until: 3_600_000, minutes: 180 }],
    checkedAt: Date.UTC(2026, 5, 8, 12, 30),
  },
};

it('writes the states into the status page and leaves what is around them, and every other page', () => {
  const pages = withStatusBoard(filesOf(page), boardOf(working));
  expect(pages.page('/about')).toBe(page);
  const filled = pages.page('/status') ?? page;
  expect(filled.etag).not.toBe('built');
  const document = documentOf(filled);
  const text = document.querySelector('[data-status-board]')?.textContent ?? '';
  expect(text).toContain(statusWords.summary.slow);
  expect(text).toContain(statusPartWords.mail.name);
  expect(text).toContain('June 8, 2026'.slice(0, 3));
  expect(text).not.toContain('Later');
  expect(document.body.textContent).toContain('Notes');
  // Written once for everybody who looks.
  expect(pages.page('/status')).toBe(filled);
});

it('says in words what the bars show, and never rounds up to a hundred percent', () => {
  const document = documentOf(filledWith(working));
  const bars = document.querySelector('svg');
  expect(bars?.getAttribute('role')).toBe('img');
  expect(bars?.getAttribute('aria-label')).toBe(statusWords.bars({ up: 88, troubled: 1, unknown: 1 }));
  expect(document.body.textContent).toContain(statusWords.uptime('99.99%', null));
  expect(document.body.textContent).toContain('Delayed for about 3 hours');
});

it('says since when it counts where the days shown began before the site did', () => {
  const fresh = [...Array(88).fill(null), 'up', 'up'];
  const parts = [{ part: 'mail', state: 'up', days: fresh, uptime: 1 }] as const;
  const report = {
    databaseAway: false,
    history: { incidents: [], checkedAt: null, ...working.history, parts },
  };
  const document = documentOf(filledWith(report));
  expect(document.querySelector('.status-scale')?.textContent).toContain('100% working since June 7, 2026');
});

it('says that the database is away, and that then nobody can sign in', () => {
  const document = documentOf(filledWith({ ...working, databaseAway: true }));
  expect(document.body.textContent).toContain(statusWords.databaseAway);
  expect(document.querySelector('.status-state')?.textContent).toBe(statusWords.states.down);
});
