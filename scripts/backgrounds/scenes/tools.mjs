import { at, box, disc, duck, fill, land, line, water } from '../shapes.mjs';

/** Scenes about what visitors set up: shortcuts, settings, colors and devices. */
export const tools = {
  bangs: (c) => [
    ...[0.24, 0.18, 0.12].map((radius, index) =>
      disc(c, ['sky', 'far', 'middle'][index], 0.5, 0.86, radius * 2.6),
    ),
    ...[
      [0.12, 0.8, 1.5, 8],
      [0.3, 0.86, 2.2, -6],
      [0.7, 0.86, 2.4, 6],
      [0.88, 0.78, 1.3, -8],
    ].map(([x, y, size, turn]) =>
      at(
        c,
        x,
        y,
        size,
        `<g transform="rotate(${turn})">${fill('beak', 'M-16-130a16 16 0 0 1 32 0l-7 78a9 9 0 0 1-18 0z')}<circle fill="beak" cy="-18" r="15"/></g>`,
      ),
    ),
    duck(c, 0.5, 0.88, 1.6),
    water(c, 'near', 0.85, { swell: 0.026, length: 0.6 }),
    water(c, 'front', 0.93, { swell: 0.02, length: 0.8, shift: 1 }),
  ],

  settings: (c) => [
    disc(c, 'sun', 0.9, 0.44, 0.13),
    land(c, 'far', [
      [0, 0.66],
      [0.5, 0.54],
      [1, 0.68],
    ]),
    water(c, 'middle', 0.74, { swell: 0.014, length: 1 }),
    ...[
      [0.52, 0.5, 'beak'],
      [0.62, 0.66, 'paper'],
      [0.72, 0.44, 'near'],
      [0.82, 0.6, 'beak'],
    ].map(
      ([x, y, color]) =>
        box('outline', x * c.width - 5, 0.34 * c.height, 10, 0.6 * c.height, 5) +
        `<circle fill="${color}" stroke="outline" stroke-width="6" cx="${Math.round(x * c.width)}" cy="${Math.round(y * c.height)}" r="${Math.round(0.055 * c.height)}"/>`,
    ),
    duck(c, 0.24, 0.865, 1.3),
    water(c, 'near', 0.83, { swell: 0.02, length: 0.8, shift: 1 }),
    water(c, 'front', 0.92, { swell: 0.018, length: 1.1 }),
  ],

  theme: (c) => [
    disc(c, 'sun', 0.22, 0.5, 0.17),
    at(c, 0.8, 0.46, 1.5, fill('stripe', 'M30 46A58 58 0 1 1 30-52a46 46 0 1 0 0 98z')),
    land(c, 'warm-deep', [
      [0, 0.62],
      [0.3, 0.56],
      [0.56, 0.8],
      [0.7, 1],
    ]),
    land(c, 'near', [
      [0.34, 1],
      [0.5, 0.76],
      [0.8, 0.56],
      [1, 0.66],
    ]),
    land(c, 'sand', [
      [0, 0.8],
      [0.24, 0.74],
      [0.5, 0.88],
      [0.6, 1],
    ]),
    land(c, 'head', [
      [0.42, 1],
      [0.6, 0.84],
      [0.85, 0.74],
      [1, 0.82],
    ]),
    duck(c, 0.2, 0.79, 0.9),
    duck(c, 0.82, 0.775, 0.9, { turned: true }),
    water(c, 'front', 0.92, { swell: 0.016, length: 0.9 }),
  ],

  sync: (c) => [
    disc(c, 'sun', 0.5, 0.46, 0.13),
    land(c, 'far', [
      [0, 0.5],
      [0.3, 0.64],
      [0.7, 0.64],
      [1, 0.48],
    ]),
    water(c, 'middle', 0.7, { swell: 0.012, length: 1.1 }),
    land(c, 'sand', [
      [0, 0.76],
      [0.14, 0.74],
      [0.36, 1],
    ]),
    land(c, 'sand-deep', [
      [0.66, 1],
      [0.86, 0.72],
      [1, 0.7],
    ]),
    line(
      'outline',
      c.wide ? 'M330 380C500 250 1080 240 1290 360' : 'M140 270c60-110 300-120 380-20',
      6,
      ' stroke-dasharray="2 18"',
    ),
    at(
      c,
      c.wide ? 0.14 : 0.22,
      0.8,
      c.wide ? 1.5 : 1.2,
      box('ink', -84, -104, 168, 104, 10) +
        box('sky', -75, -95, 150, 86, 4) +
        fill('near', 'M-75-38c40-26 104-34 150 6v19a4 4 0 0 1-4 4H-71a4 4 0 0 1-4-4z') +
        fill('line', 'M-104 0h208l-9 11H-95z'),
    ),
    at(
      c,
      0.86,
      0.79,
      c.wide ? 1.5 : 1.3,
      box('ink', -34, -128, 68, 134, 14) +
        box('sky', -27, -116, 54, 110, 6) +
        fill('near', 'M-27-50c20-14 36-12 54 0v38a6 6 0 0 1-6 6h-42a6 6 0 0 1-6-6z'),
    ),
    duck(c, 0.4, 0.86, 0.9),
    duck(c, 0.52, 0.9, 0.7),
    water(c, 'near', 0.84, { swell: 0.02, length: 0.8, shift: 1 }),
    water(c, 'front', 0.92, { swell: 0.018, length: 1 }),
  ],
};
