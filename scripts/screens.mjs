import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localPath } from './build/languages.mjs';
import { loadSource } from './loadSource.mjs';
import { ensureBuild, ensureDependencies, requireNode, root } from './prepare.mjs';
import { openBrowser } from './process/browser.mjs';
import { startSite } from './process/site.mjs';
import { acrossEngines, findFaults, lengthenWords, scenesOf } from './screens/captures.mjs';
import { launchEngines } from './screens/engines.mjs';
import { mailScenes, mailViews } from './screens/mails.mjs';
import { perform } from './screens/perform.mjs';
import { anchor, contactSheet } from './screens/sheet.mjs';

/**
 * Pictures of every page, narrow and wide, light and dark and with long words, on one contact sheet: `npm run screens`
 * writes screens/index.html, `npm run screens -- /mac /pro` of these pages alone. With `--states` it shows every forced
 * state of the sandbox instead, or those whose name begins with the word after it. With `--engines` it shows twelve
 * screens side by side in Chromium, Firefox and WebKit, also as one picture, screens/engines.png. With `--mails` it shows
 * every mail we send, with `--language de` every page in that language (`de`, `es`, `fr`, and the pseudo-languages `long`
 * and `rtl`) at three widths, with `--readme` it renews the picture of the README. `--views '360 dark,800 light'` takes
 * these views alone. A picture before which something did not work says so on the sheet, and the command then fails.
 */
const views = [
  { label: '360 light', width: 360, theme: 'light' },
  { label: '360 dark', width: 360, theme: 'dark' },
  { label: '360 long words', width: 360, theme: 'light', longWords: true },
  { label: '1440 light', width: 1440, theme: 'light' },
  { label: '1440 dark', width: 1440, theme: 'dark' },
];
const viewsOfLanguage = [360, 800, 1440].flatMap((width) =>
  ['light', 'dark'].map((theme) => ({ label: `${width} ${theme}`, width, theme })),
);
const folder = join(root, 'screens');

requireNode();
ensureDependencies();
const ofMails = process.argv.includes('--mails');
if (!ofMails) await ensureBuild();
const site = ofMails ? null : await startSite();
const browser = await openBrowser();
try {
  if (ofMails) await shootMails();
  else if (process.argv.includes('--readme')) await shootReadme();
  else if (process.argv.includes('--engines')) await shootEngines();
  else if (process.argv.includes('--states')) await shootAll(await stateScenes());
  else if (process.argv.includes('--language')) await shootLanguage();
  else await shootAll(scenesOf(await knownRoutes(), wantedPaths()));
} finally {
  await browser.close();
  await site?.stop();
}

function wantedPaths() {
  return process.argv.slice(2).filter((argument) => argument.startsWith('/'));
}

function wantedViews(all) {
  if (!process.argv.includes('--views')) return all;
  const labels = process.argv[process.argv.indexOf('--views') + 1]?.split(',') ?? [];
  return all.filter(({ label }) => labels.includes(label));
}

/** The pages in one language, or in a pseudo-language of the sandbox. */
async function shootLanguage() {
  const language = process.argv[process.argv.indexOf('--language') + 1];
  const isPseudo = ['long', 'rtl'].includes(language);
  const pathOf = (path) => (isPseudo ? `${path}?pseudo=${language}` : localPath(language, path));
  // The browser asks for the same language, or every picture would show the offer of another one.
  const locale = isPseudo ? 'en' : language;
  const pages = scenesOf(await knownRoutes(), wantedPaths()).filter(({ name, path }) => name === path);
  await shootAll(
    pages.map((scene) => ({ ...scene, path: pathOf(scene.path) })),
    viewsOfLanguage.map((view) => ({ ...view, locale })),
    // There are hundreds of pictures, and a page spends much of its time waiting.
    3,
  );
}

/** Every mail in the engines of this machine, and in a Chromium that turns light pages dark by itself. */
async function shootMails() {
  const others = await launchEngines();
  const inverting = await openBrowser('--enable-features=WebContentsForceDark');
  const { scenes, close } = await mailScenes();
  await shootAll(scenes, mailViews([{ name: 'Chromium', browser }, ...others], inverting));
  close();
  for (const other of [...others.map((one) => one.browser), inverting]) await other.close();
}

/** The same screens in every engine of this machine, and the sheet of them as one picture. */
async function shootEngines() {
  const others = await launchEngines();
  const engines = [{ name: 'Chromium', browser }, ...others];
  const sizes = [1440, 360].flatMap((width) =>
    engines.map((engine) => ({ ...engine, label: `${engine.name}, ${width}`, width, theme: 'light' })),
  );
  await shootAll(acrossEngines, sizes);
  for (const other of others) await other.browser.close();
  const page = await openPage({ width: 3400, height: 1200, theme: 'light' });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.screenshot({ path: join(folder, 'engines.png'), fullPage: true });
  console.log('Wrote screens/engines.png');
}

/** The README shows the home page as a visitor meets it, down to the water. */
async function shootReadme() {
  const page = await openPage({ width: 1440, height: 1212, theme: 'light' });
  await visit(page, '/', 'document');
  await page.screenshot({ path: join(root, 'docs/site.png') });
  console.log('Wrote docs/site.png');
}

async function knownRoutes() {
  return Object.values((await loadSource('lib/content/site/routes.ts')).routes);
}

async function stateScenes() {
  const next = process.argv[process.argv.indexOf('--states') + 1] ?? '';
  const begin = next.startsWith('--') ? '' : next;
  const states = await (await fetch(`${site.origin}/sandbox/states`)).json();
  return states
    .filter(({ name }) => name.startsWith(begin))
    .map(({ name, address }) => ({ name, path: address, kind: 'flow', fullPage: true }));
}

async function shootAll(scenes, allViews = views, atOnce = 1) {
  const sizes = wantedViews(allViews);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = scenes.map(({ name }) => ({ name, pictures: [] }));
  for (const view of sizes) {
    const waiting = scenes.entries();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const [index, scene] of waiting) rows[index].pictures.push(await shoot(scene, view));
      }),
    );
    writeFileSync(join(folder, 'index.html'), contactSheet(rows));
    console.log(`${view.label}: ${scenes.length} pictures`);
  }
  console.log('Wrote screens/index.html');
  reportFailures(rows);
}

function reportFailures(rows) {
  for (const { name, pictures } of rows)
    for (const { label, failure } of pictures)
      if (failure) {
        console.error(`${name}, ${label}: ${failure}`);
        process.exitCode = 1;
      }
}

async function shoot({ name, path, pathOf, kind, act, script, fullPage }, view) {
  const { label, width, longWords } = view;
  const file = `${anchor(name)}-${anchor(label)}.jpg`;
  const page = await openPage({ ...view, script });
  await visit(page, path ?? pathOf(view), kind);
  if (longWords) await page.evaluate(lengthenWords);
  const failure = await perform(act, page);
  const faults = [...(failure ? [failure] : []), ...(await page.evaluate(findFaults))];
  await page.screenshot({ path: join(folder, file), fullPage, type: 'jpeg', quality: 85 });
  await page.context().close();
  return { file, width, label, faults, failure };
}

/** A visitor of their own for every picture, so that nothing remembered by one page shows on another. */
async function openPage({ width, height, theme, script = true, locale, browser: own }) {
  const context = await (own ?? browser).newContext({
    locale,
    viewport: { width, height: height ?? (width < 800 ? 740 : 900) },
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
  });
  return context.newPage();
}

/** Opens a page and waits for all that it shows, also for pictures that would load when scrolled to. */
async function visit(page, path, kind) {
  const waitUntil = kind === 'flow' ? 'networkidle' : 'load';
  await page.goto(new URL(path, site?.origin).href, { waitUntil });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    // In narrow windows the first page of a visit keeps the fallback. Shown is a later one, which has the font.
    for (const style of document.querySelectorAll('head style')) style.replaceWith(style.cloneNode(true));
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((one) => one.decode().catch(() => {})),
    ]);
  });
  if (path.includes('pseudo=')) await page.waitForFunction(() => globalThis.pseudoLanguageShown === true);
  // Screens in an app wait a moment for its word before they show what they do without.
  if (path.includes('state=')) await page.waitForTimeout(400);
}
