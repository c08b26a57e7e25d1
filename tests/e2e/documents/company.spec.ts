import type { Page } from '@playwright/test';
import { latestPostsWords } from '@/lib/content/company/latestPosts';
import { shippedPosts } from '@/lib/content/company/posts';
import { pressMaterials } from '@/lib/content/company/press';
import { pressKit } from '@/lib/content/company/pressKit';
import { timeline } from '@/lib/content/company/timeline';
import { milestones, timelineWords } from '@/lib/content/company/timelineWords';
import { updates } from '@/lib/content/company/updates';
import { systemNames, updatesWords, updateTexts } from '@/lib/content/company/updateWords';
import { holdBack, letWait } from '../fixtures/holdBack';
import { expect, test } from '../fixtures/journey';
import { expectStillSoFar, watchShifts } from '../fixtures/layoutShift';

const last = timeline.length + 1;

function story(page: Page) {
  const region = page.getByRole('region', { name: timelineWords.label });
  return {
    region,
    slides: region.getByRole('list', { name: timelineWords.list }),
    position: region.getByRole('status'),
    next: region.getByRole('button', { name: timelineWords.next }),
    previous: region.getByRole('button', { name: timelineWords.previous }),
    /** True when the slide with that heading stands at the snapping edge, where the first one stood. */
    atEdge: (title: string) =>
      region.getByRole('heading', { name: title, exact: true }).evaluate((heading) => {
        const slide = heading.closest('li');
        const list = slide?.parentElement;
        const first = list?.firstElementChild;
        if (!(slide instanceof HTMLElement) || !(first instanceof HTMLElement) || !list) return false;
        return Math.abs(slide.offsetLeft - first.offsetLeft - list.scrollLeft) <= 2;
      }),
  };
}

/** The cover comes first and is not counted. */
function told(number: number): string {
  return number === 1 ? timelineWords.cover : timelineWords.position(number - 1, timeline.length);
}

function titleOf(number: number): string {
  const moment = timeline[number - 2];
  return moment ? milestones[moment.id].title : timelineWords.introTitle;
}

async function expectAt(page: Page, number: number): Promise<void> {
  const { position, atEdge } = story(page);
  await expect(position).toHaveText(told(number));
  await expect.poll(() => atEdge(titleOf(number))).toBe(true);
}

test.describe('the story', () => {
  test('is walked through by keyboard, tells where it is, and ends at both ends', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/about');
    const { region, slides, next, previous } = story(page);
    await expect(region).toHaveAttribute('aria-roledescription', timelineWords.roleDescription);
    await expectAt(page, 1);
    await expect(previous).toBeDisabled();
    await next.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectAt(page, 3);
    await expect(next).toBeFocused();
    await slides.focus();
    await page.keyboard.press('ArrowLeft');
    await expectAt(page, 2);
    await page.keyboard.press('End');
    await expectAt(page, last);
    await expect(next).toBeDisabled();
    await page.keyboard.press('Home');
    await expectAt(page, 1);
  });

  test('jumps at once for those who asked for less motion', { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const { slides, next } = story(page);
    await slides.focus();
    const left = await slides.evaluate((list) => {
      list.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
      return list.scrollLeft;
    });
    expect(left).toBeGreaterThan(5000);
    await expect(next).toBeDisabled();
    await expectAt(page, last);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a list that scrolls, with nothing on offer that would not work', { tag: '@all' }, async ({
      page,
    }) => {
      await page.goto('/about');
      const { slides, next } = story(page);
      await expect(slides.getByRole('listitem')).toHaveCount(last);
      await expect(next).toBeHidden();
      await slides.focus();
      await expect(slides).toBeFocused();
      await expect(page.getByRole('link', { name: latestPostsWords.all.label })).toBeVisible();
      await expect(page.getByText(latestPostsWords.failed)).toBeHidden();
    });
  });
});

test.describe('the newest posts', () => {
  for (const path of ['/about', '/press']) {
    test(`${path} fills the places it kept, and nothing moves`, { tag: '@all' }, async ({ page }) => {
      await watchShifts(page);
      await letWait(page);
      const release = await holdBack(page, /\/api\/content\/posts\?/);
      await page.goto(path);
      const part = page.getByRole('region', { name: latestPostsWords.title });
      await part.scrollIntoViewIfNeeded();
      await expect(part.getByRole('status')).toHaveText(latestPostsWords.loading);
      const before = (await part.boundingBox())?.height;
      release();
      for (const { title, url } of shippedPosts.slice(0, 3)) {
        await expect(part.getByRole('link', { name: title })).toHaveAttribute('href', url);
      }
      expect((await part.boundingBox())?.height).toBe(before);
      await expectStillSoFar(page);
    });
  }
});

test.describe('what’s new', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the changes of one system without a script, and every one by its address', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/updates');
    const entries = page.locator('main .update');
    await expect(entries).toHaveCount(updates.length);
    await page.getByRole('radio', { name: systemNames.windows }).check();
    const windows = updates.filter(({ systems }) => systems.includes('windows'));
    await expect(entries.filter({ visible: true })).toHaveCount(windows.length);
    const hidden = updates.find(({ systems }) => !systems.includes('windows'));
    if (!hidden) throw new Error('Every change is for Windows');
    await page.goto(`/updates#${hidden.id}`);
    await expect(page.getByRole('heading', { name: updateTexts[hidden.name].title })).toBeInViewport();
    await expect(page.getByRole('heading', { name: updatesWords.title, exact: true })).toHaveCount(1);
  });
});

test('the feed and the press kit are there, as what they are', async ({ page, request }) => {
  await page.goto('/updates');
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect((await answer.text()).match(/<entry>/g)).toHaveLength(updates.length);
  await page.goto('/press');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: pressMaterials.kit.label }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(pressKit.address.split('/').at(-1));
});
