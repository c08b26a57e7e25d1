/**
 * The contact sheet: one HTML file that opens from disk, with one row per scene and all its pictures at the same scale.
 * Pictures in which an automatic check found a fault are framed and say why.
 */
export function contactSheet(scenes) {
  const faulty = scenes.filter(({ pictures }) => pictures.some(({ faults }) => faults.length > 0));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>
  body { margin: 24px; background: #6d7377; color: #fff; font: 14px/1.4 system-ui, sans-serif }
  a { color: inherit }
  nav { columns: 16rem; margin-bottom: 32px }
  nav a { display: block }
  section { margin-bottom: 48px; border-top: 1px solid #9aa1a5 }
  .row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
  figure { flex: none; margin: 0 }
  img { display: block; width: 100%; max-height: 1400px; object-fit: cover; object-position: top; background: #889 }
  figcaption { padding-top: 4px }
  .fault img { outline: 4px solid #ff5a3c }
</style>
<h1>${scenes.length} scenes, ${scenes.reduce((sum, { pictures }) => sum + pictures.length, 0)} pictures, ${faulty.length} with a fault that a machine can see</h1>
<p>Press a picture for its full size.</p>
<nav>${scenes.map(({ name }) => `<a href="#${anchor(name)}">${escaped(name)}</a>`).join('')}</nav>
${scenes.map(section).join('\n')}
</html>
`;
}

/** A name that is safe in file names and anchors. */
export function anchor(name) {
  return name === '/' ? 'home' : name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
}

function section({ name, pictures }) {
  return `<section id="${anchor(name)}"><h2>${escaped(name)}</h2><div class="row">${pictures.map(figure).join('')}</div></section>`;
}

function figure({ file, width, label, faults }) {
  const shown = Math.min(width, width > 1000 ? 720 : 360);
  return `<figure style="width:${shown}px"${faults.length > 0 ? ' class="fault"' : ''}><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${escaped([label, ...faults].join(' · '))}</figcaption></figure>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
