import { fileURLToPath } from 'node:url';
import { duckShapes } from '../press-kit/art.mjs';

/** The few shapes that all backgrounds are layered from. Colors are theme roles without `--art-`. */

const teal = duckShapes(fileURLToPath(new URL('../..', import.meta.url)));

/** Whole numbers keep the files small; backgrounds are never drawn large enough for this to show. */
function round(number) {
  return Math.round(number);
}

/** A smooth line through points given as fractions of the canvas, closed along the bottom edge. */
export function land({ width, height }, color, points) {
  const [first, ...rest] = points.map(([x, y]) => [x * width, y * height]);
  let [px, py] = first;
  const line = rest
    .map(([x, y]) => {
      const bend = (x - px) / 2;
      const part = `C${round(px + bend)} ${round(py)} ${round(x - bend)} ${round(y)} ${round(x)} ${round(y)}`;
      [px, py] = [x, y];
      return part;
    })
    .join('');
  return fill(color, `M${round(first[0])} ${round(first[1])}${line}V${height}H${round(first[0])}z`);
}

/** Water: regular waves, closed along the bottom edge. `length` is one wavelength as a fraction of the height. */
export function water({ width, height }, color, level, { swell = 0.02, length = 0.5, shift = 0 } = {}) {
  const half = round((length * height) / 2);
  const y = round(level * height);
  const count = Math.ceil((width + shift * half) / half) + 1;
  const waves = `q${round(half / 2)} ${round(-2 * swell * height)} ${half} 0${`t${half} 0`.repeat(count)}`;
  return fill(color, `M${round(-shift * half)} ${y}${waves}V${height}H${round(-shift * half)}z`);
}

export function fill(color, path, extra = '') {
  return `<path fill="${color}"${extra} d="${path}"/>`;
}

export function line(color, path, thickness, extra = '') {
  return `<path fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${round(thickness)}"${extra} d="${path}"/>`;
}

export function disc({ width, height }, color, x, y, radius) {
  return `<circle fill="${color}" cx="${round(x * width)}" cy="${round(y * height)}" r="${round(radius * height)}"/>`;
}

export function box(color, x, y, width, height, radius = 0, extra = '') {
  return `<rect fill="${color}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ''}${extra}/>`;
}

/** Places shapes that are drawn around their own origin; at `scale` 1, 100 units are a fifth of the height. */
export function at({ width, height }, x, y, scale, shapes) {
  const size = Math.round(scale * height * 0.2) / 100;
  return `<g transform="translate(${round(x * width)} ${round(y * height)}) scale(${size})">${shapes}</g>`;
}

/** The teal from our mark, standing on its origin and 100 units wide. */
export function duck(canvas, x, y, scale, { turned = false } = {}) {
  const side = turned ? 'scale(-2.1 2.1)' : 'scale(2.1)';
  return at(
    canvas,
    x,
    y,
    scale,
    `<g transform="${side} translate(-24 -44)">${teal.map(({ part, d }) => fill(part, d)).join('')}</g>`,
  );
}

/** The same bird in the distance, in one color. */
export function silhouette(canvas, color, x, y, scale, turned = false) {
  return at(
    canvas,
    x,
    y,
    scale,
    fill(
      color,
      `M-46-54c8 9 16 12 27 12h5v-12a25 25 0 0 1 50-4h5c8 0 11 6 11 14H38v10A39 39 0 0 1-4 0a42 42 0 0 1-42-42z`,
      turned ? ' transform="scale(-1 1)"' : '',
    ),
  );
}

/** A clump of reeds, standing on its origin. */
export function reeds(canvas, x, y, scale, { stem = 'front', head = 'sand-deep' } = {}) {
  const stems = 'M0 0C2-70 0-110-6-170M22 0c2-60 8-110 20-150M-24 0c-2-50-10-80-26-116';
  const leaves = 'M8 0C10-60 30-90 62-104 40-70 30-40 24 0zM-10 0c-2-50-20-76-54-88 24 30 32 56 34 88z';
  const heads = 'M-6-170l3-34M42-150l6-32M-50-116l-6-28';
  return at(canvas, x, y, scale, line(stem, stems, 5) + fill(stem, leaves) + line(head, heads, 15));
}

export function cloud(canvas, color, x, y, scale) {
  return at(
    canvas,
    x,
    y,
    scale,
    fill(color, 'M-90 0a34 34 0 0 1 12-66 52 52 0 0 1 98-10 42 42 0 0 1 62 76z'),
  );
}

/** An envelope centered on its origin, 100 units wide. */
export function envelope(canvas, x, y, scale, turn = 0) {
  return at(
    canvas,
    x,
    y,
    scale,
    `<g transform="rotate(${turn})">${box('sun', -50, -34, 100, 68, 9)}${line('outline', 'M-44-28 0 6l44-34', 6)}</g>`,
  );
}
