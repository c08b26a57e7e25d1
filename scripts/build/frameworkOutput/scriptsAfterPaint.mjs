import { requireShape } from './requireShape.mjs';

/** Pages that are read before anything on them is used. */
const readFirst = ['/pro'];

const deferred = /<script src="([^"]+)" defer=""><\/script>/g;

/**
 * Fetches the scripts once something has been painted; in a tab that paints nothing yet, soon afterward. They run in the
 * order of their elements, which are replaced by ones that browsers run, and not before the whole page is read, like
 * those that browsers defer. Until then, no `src` names their URLs: the oldest WebKit that we serve fetches what it finds
 * there before it looks at the type.
 */
const loader = `(function(){var begun=false;function begin(){if(begun)return;if(document.readyState==="loading"){document.addEventListener("readystatechange",begin);return}begun=true;document.querySelectorAll('script[type="after-paint"]').forEach(function(named){var script=document.createElement("script");script.src=named.getAttribute("data-src");script.async=false;named.replaceWith(script)})}requestAnimationFrame(function(){requestAnimationFrame(begin)});setTimeout(begin,500)})()`;

/**
 * On a slow line, the scripts of a flow compete with its first view for the line, although browsers run them later. On
 * the pages that people read first, they are therefore fetched after the first paint. What fetches them stands before the
 * style sheets of what is below, for which it would have to wait.
 *
 * @param {import('./readOutput.mjs').Site} site
 * @returns {import('./readOutput.mjs').Site}
 */
export function fetchScriptsAfterPaint(site) {
  const pages = new Map(site.pages);
  for (const address of readFirst) {
    const page = pages.get(address);
    requireShape(page?.kind === 'flow', `${address} is no flow any more.`);
    const html = page.html.replace(deferred, '<script type="after-paint" data-src="$1"></script>');
    requireShape(html !== page.html, `${address} has no deferred scripts.`);
    requireShape(html.includes('<body>'), `${address} has no plain body.`);
    pages.set(address, { ...page, html: html.replace('<body>', `<body><script>${loader}</script>`) });
  }
  return { ...site, pages };
}
