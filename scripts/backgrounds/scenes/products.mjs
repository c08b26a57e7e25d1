import { at, box, disc, duck, envelope, fill, land, line, reeds, silhouette, water } from '../shapes.mjs';

/** Scenes about what the site offers: the browser on each system, search, the subscription, chat and mail. */
export const products = {
  home: (c) => [
    disc(c, 'sun', 0.78, 0.42, 0.2),
    land(c, 'far', [
      [0, 0.62],
      [0.22, 0.4],
      [0.5, 0.66],
      [0.8, 0.46],
      [1, 0.6],
    ]),
    water(c, 'middle', 0.7, { swell: 0.025, length: 0.9 }),
    duck(c, c.wide ? 0.24 : 0.3, 0.82, 2),
    water(c, 'near', 0.8, { swell: 0.03, length: 0.7, shift: 1 }),
    water(c, 'front', 0.9, { swell: 0.02, length: 1.1 }),
  ],

  mac: (c) => [
    disc(c, 'sun', 0.2, 0.44, 0.17),
    land(c, 'far', [
      [0, 0.7],
      [0.3, 0.56],
      [0.62, 0.34],
      [1, 0.62],
    ]),
    land(c, 'sand', [
      [0, 0.74],
      [0.35, 0.8],
      [0.7, 0.6],
      [1, 0.72],
    ]),
    at(
      c,
      0.72,
      0.75,
      2,
      box('ink', -92, -112, 184, 116, 12) +
        box('sky', -82, -102, 164, 96, 5) +
        fill('near', 'M-82-40c40-30 110-40 164 6v22a6 6 0 0 1-6 6H-76a6 6 0 0 1-6-6z') +
        fill('line', 'M-118 4h236l-10 14h-216z'),
    ),
    duck(c, 0.72, 0.728, 0.56),
    land(c, 'sand-deep', [
      [0, 0.84],
      [0.3, 0.76],
      [0.6, 0.9],
      [1, 0.8],
    ]),
    water(c, 'front', 0.93, { swell: 0.012, length: 0.8 }),
  ],

  windows: (c) => [
    land(c, 'far', [
      [0, 0.56],
      [0.3, 0.68],
      [0.7, 0.5],
      [1, 0.64],
    ]),
    at(
      c,
      c.wide ? 0.7 : 0.6,
      0.84,
      2.4,
      box('outline', -96, -150, 192, 150, 10) +
        [
          [-86, -140],
          [4, -140],
          [-86, -70],
          [4, -70],
        ]
          .map(([x, y], index) => box(index % 2 ? 'sky' : 'warm', x, y, 82, 62, 4))
          .join('') +
        '<circle fill="sun" cx="52" cy="-104" r="22"/>' +
        fill('middle', 'M-86-34c30-22 54-20 82-4v26a4 4 0 0 1-4 4h-74a4 4 0 0 1-4-4z') +
        fill('near', 'M4-40c30 0 50 10 82-8v36a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z') +
        box('sand-deep', -108, -8, 216, 14, 4),
    ),
    duck(c, c.wide ? 0.7 : 0.6, 0.836, 1),
    land(c, 'middle', [
      [0, 0.78],
      [0.4, 0.86],
      [1, 0.78],
    ]),
    water(c, 'front', 0.92, { swell: 0.02, length: 1 }),
  ],

  'compare-privacy': (c) => [
    disc(c, 'sun', 0.16, 0.4, 0.13),
    ...[
      [0.12, 0.5, 'far'],
      [0.3, 0.62, 'far'],
      [0.46, 0.56, 'middle'],
      [0.62, 0.44, 'middle'],
      [0.8, 0.26, 'near'],
    ].map(([x, top, color]) =>
      fill(
        color,
        `M${Math.round((x - 0.16) * c.width)} ${c.height}L${Math.round(x * c.width)} ${Math.round(top * c.height)}L${Math.round((x + 0.16) * c.width)} ${c.height}z`,
      ),
    ),
    fill(
      'sky',
      `M${Math.round(0.8 * c.width)} ${Math.round(0.26 * c.height)}l${Math.round(0.03 * c.width)} ${Math.round(0.14 * c.height)}l${Math.round(-0.03 * c.width)} ${Math.round(-0.03 * c.height)}l${Math.round(-0.03 * c.width)} ${Math.round(0.03 * c.height)}z`,
    ),
    silhouette(c, 'outline', 0.8, 0.265, 0.34),
    land(c, 'sand-deep', [
      [0, 0.84],
      [0.5, 0.78],
      [1, 0.88],
    ]),
    water(c, 'front', 0.9, { swell: 0.016, length: 0.9 }),
  ],

  'private-dashboard': (c) => [
    land(c, 'far', [
      [0, 0.7],
      [0.4, 0.52],
      [1, 0.66],
    ]),
    ...[
      [0.56, 0.56],
      [0.68, 0.46],
      [0.8, 0.6],
    ].map(([x, y], index) =>
      at(
        c,
        c.wide ? x : x - 0.06,
        y,
        1.1,
        box('sky', -64, -40, 128, 84, 12) +
          `<circle fill="${index === 1 ? 'beak' : 'near'}" cx="-38" cy="-12" r="13"/>` +
          line('line', 'M-14-12h52M-44 20h66', 9),
      ),
    ),
    land(c, 'middle', [
      [0, 0.78],
      [0.5, 0.72],
      [1, 0.82],
    ]),
    duck(c, 0.22, 0.9, 1.2),
    ...[0.5, 0.6, 0.7, 0.8, 0.9].map((x, index) => reeds(c, x, 1.02, 1.25 + (index % 2) * 0.4)),
    water(c, 'front', 0.93, { swell: 0.016, length: 0.7 }),
  ],

  pro: (c) => [
    disc(c, 'far', 0.5, 1, 0.78),
    disc(c, 'middle', 0.5, 1, 0.56),
    disc(c, 'sky', 0.5, 1, 0.36),
    disc(c, 'sun', 0.78, 0.34, 0.08),
    ...[
      [0.3, 0.5],
      [0.41, 0.33],
      [0.6, 0.34],
      [0.71, 0.53],
    ].map(([x, y]) =>
      at(
        c,
        c.wide ? x + (0.5 - x) * 0.3 : x,
        y,
        0.7,
        '<circle fill="paper" r="34"/><path fill="none" stroke="body" stroke-linecap="round" stroke-linejoin="round" stroke-width="9" d="m-14 1 10 11 19-22"/>',
      ),
    ),
    duck(c, 0.5, 0.9, 1.7),
    water(c, 'near', 0.86, { swell: 0.02, length: 0.8 }),
    water(c, 'front', 0.93, { swell: 0.018, length: 1, shift: 1 }),
  ],

  subscriptions: (c) => [
    disc(c, 'sun', 0.24, 0.56, 0.18),
    land(c, 'far', [
      [0, 0.62],
      [0.3, 0.68],
      [0.7, 0.46],
      [1, 0.54],
    ]),
    water(c, 'middle', 0.7, { swell: 0.012, length: 1.2 }),
    fill(
      'sand-deep',
      c.wide ? 'M1600 400h-560a26 26 0 0 0-26 26v134h586z' : 'M640 286H400a22 22 0 0 0-22 22v92h262z',
    ),
    at(
      c,
      c.wide ? 0.78 : 0.78,
      0.72,
      1.9,
      fill('body', 'M0-124l56 20v46c0 36-22 56-56 70-34-14-56-34-56-70v-46z') +
        line('on-teal', 'M-22-56-4-38l28-34', 12),
    ),
    ...[0.12, 0.42].map((x) =>
      at(
        c,
        x,
        0.87,
        1,
        fill('beak', 'M-20 0l10-70h20l10 70z') +
          box('paper', -17, -36, 34, 14) +
          '<circle fill="sun" cy="-82" r="11"/>',
      ),
    ),
    duck(c, 0.28, 0.9, 1),
    water(c, 'front', 0.88, { swell: 0.02, length: 0.8, shift: 1 }),
  ],

  chat: (c) => [
    disc(c, 'sun', 0.84, 0.5, 0.15),
    land(c, 'far', [
      [0, 0.58],
      [0.4, 0.7],
      [1, 0.54],
    ]),
    at(
      c,
      0.6,
      0.56,
      1.7,
      fill(
        'sky',
        'M-70-90h140a22 22 0 0 1 22 22v46a22 22 0 0 1-22 22h-92l-30 30v-30h-18a22 22 0 0 1-22-22v-46a22 22 0 0 1 22-22z',
      ) + line('line', 'M-58-60h86M-58-30h56', 11),
    ),
    at(
      c,
      0.36,
      0.6,
      1.2,
      fill(
        'near',
        'M-70-90h140a22 22 0 0 1 22 22v46a22 22 0 0 1-22 22H48v28L20 0h-90a22 22 0 0 1-22-22v-46a22 22 0 0 1 22-22z',
      ) + line('on-teal', 'M-54-46h90', 11),
    ),
    water(c, 'middle', 0.78, { swell: 0.016, length: 0.9 }),
    duck(c, 0.22, 0.9, 1.1),
    duck(c, 0.76, 0.88, 0.9, { turned: true }),
    water(c, 'front', 0.9, { swell: 0.02, length: 0.7, shift: 1 }),
  ],

  email: (c) => [
    land(c, 'far', [
      [0, 0.62],
      [0.25, 0.5],
      [0.6, 0.66],
      [1, 0.44],
    ]),
    line(
      'outline',
      c.wide
        ? 'M180 420c160-190 360-230 560-150s330 40 470-90'
        : 'M70 300c70-120 160-150 250-96s140 20 200-56',
      5,
      ' stroke-dasharray="2 16"',
    ),
    envelope(c, 0.3, 0.47, 1.1, -14),
    envelope(c, 0.55, 0.54, 0.8, 8),
    envelope(c, 0.78, 0.34, 1.2, -8),
    land(c, 'sand', [
      [0, 0.8],
      [0.4, 0.74],
      [1, 0.84],
    ]),
    at(
      c,
      0.88,
      0.84,
      1.7,
      box('outline', -6, -60, 12, 60) +
        fill('body', 'M-56-60v-40a34 34 0 0 1 34-34h50a34 34 0 0 1 34 34v40z') +
        fill('head', 'M-56-60v-40a34 34 0 0 1 68 0v40z') +
        box('beak', 26, -132, 8, 36) +
        box('beak', 26, -132, 26, 16, 3),
    ),
    duck(c, 0.12, 0.84, 1.2),
    land(c, 'sand-deep', [
      [0, 0.9],
      [0.6, 0.86],
      [1, 0.94],
    ]),
  ],
};
