import {
  at,
  box,
  cloud,
  disc,
  duck,
  envelope,
  fill,
  land,
  line,
  reeds,
  silhouette,
  water,
} from './shapes.mjs';

/**
 * One scene for each family of pages: quiet above, where the words of a page may end, and layered below. Every scene is
 * drawn for a wide and for a narrow canvas (`wide`); places are parts of it.
 */
export const scenes = {
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

  donations: (c) => [
    disc(c, 'sun', 0.5, 0.72, 0.34),
    land(c, 'sand', [
      [0, 0.74],
      [0.5, 0.62],
      [1, 0.76],
    ]),
    ...[
      [0.14, 0.9, 0.7],
      [0.3, 0.82, 1],
      [0.48, 0.76, 1.4],
      [0.66, 0.79, 1.9],
      [0.86, 0.84, 2.5],
    ].map(([x, y, size]) =>
      at(
        c,
        x,
        y,
        size,
        line('front', 'M0 0C0-50 2-80 0-110', 7) +
          fill('middle', 'M0-40c8-36 34-48 62-46-4 34-30 50-62 46z') +
          fill('near', 'M0-62c-8-34-32-44-58-42 4 32 28 46 58 42z') +
          '<circle fill="beak" cy="-122" r="17"/>',
      ),
    ),
    land(c, 'sand-deep', [
      [0, 0.92],
      [0.4, 0.82],
      [1, 0.9],
    ]),
    duck(c, 0.58, 0.9, 0.8, { turned: true }),
  ],

  about: (c) => [
    disc(c, 'sun', 0.3, 0.5, 0.24),
    land(c, 'far', [
      [0, 0.6],
      [0.4, 0.5],
      [0.75, 0.36],
      [1, 0.5],
    ]),
    land(c, 'middle', [
      [0, 0.66],
      [0.2, 0.58],
      [0.55, 0.66],
      [1, 0.58],
    ]),
    water(c, 'near', 0.7, { swell: 0.012, length: 1.2 }),
    line(
      'stripe',
      c.wide ? 'M380 436h120m40 26h190M900 440h160m60 34h90' : 'M90 300h80m60 26h120M400 300h90',
      7,
    ),
    duck(c, 0.68, 0.86, 1.3),
    duck(c, c.wide ? 0.6 : 0.5, 0.89, 0.7),
    duck(c, c.wide ? 0.55 : 0.38, 0.9, 0.55),
    reeds(c, 0.08, 1.02, 1.3),
    reeds(c, 0.95, 1.04, 1.6),
  ],

  careers: (c) => [
    land(c, 'far', [
      [0, 0.5],
      [0.3, 0.62],
      [0.7, 0.44],
      [1, 0.58],
    ]),
    land(c, 'warm-deep', [
      [0, 0.72],
      [0.5, 0.6],
      [1, 0.7],
    ]),
    fill(
      'paper',
      c.wide
        ? 'M680 560C790 495 890 455 1000 432c120-22 240-38 345-62-75 40-195 60-295 98-80 32-150 62-200 92z'
        : 'M200 400c40-50 80-75 125-86 50-10 95-24 145-56-25 42-75 64-120 87-40 20-60 40-70 55z',
      ' opacity=".8"',
    ),
    at(
      c,
      c.wide ? 0.16 : 0.23,
      0.86,
      2,
      box('outline', -5, -124, 10, 124) +
        fill('beak', 'M-62-124h104l22 20-22 20H-62z') +
        fill('near', 'M62-76h-96l-22 18 22 18h96z'),
    ),
    ...[0.5, 0.585, 0.655, 0.71].map((x, index) =>
      duck(c, c.wide ? x + 0.12 : x, 0.8 - index * 0.042, 0.9 - index * 0.2),
    ),
    land(c, 'middle', [
      [0, 0.9],
      [0.4, 0.84],
      [0.8, 0.94],
      [1, 0.86],
    ]),
    reeds(c, 0.94, 1.04, 1.3),
  ],

  'how-we-work': (c) => [
    disc(c, 'sun', 0.86, 0.36, 0.12),
    water(c, 'far', 0.5, { swell: 0.008, length: 1.6 }),
    line(
      'outline',
      c.wide
        ? 'M250 372C400 270 560 300 690 372s330 20 480-60'
        : 'M110 270c80-70 160-50 220 10s130 10 190-36',
      6,
      ' stroke-dasharray="2 18"',
    ),
    ...[
      [0.16, 0.72, 1.5],
      [0.43, 0.76, 1.1],
      [0.73, 0.62, 1.3],
    ].map(([x, y, size]) =>
      at(
        c,
        x,
        y,
        size,
        fill('sand-deep', 'M-150 0C-90-56 80-64 150 0z') +
          fill('near', 'M-90-26C-60-66-10-62 0-36 20-70 70-66 84-24z') +
          box('paper', -26, -72, 52, 40) +
          fill('beak', 'M-36-70 0-100l36 30z') +
          box('outline', -8, -56, 16, 24, 4),
      ),
    ),
    water(c, 'middle', 0.76, { swell: 0.016, length: 1, shift: 1 }),
    duck(c, 0.58, 0.88, 1),
    water(c, 'front', 0.88, { swell: 0.02, length: 0.8 }),
  ],

  'how-we-hire': (c) => [
    land(c, 'far', [
      [0, 0.42],
      [0.2, 0.6],
      [0.6, 0.66],
      [1, 0.36],
    ]),
    disc(c, 'sun', 0.9, 0.4, 0.16),
    water(c, 'middle', 0.66, { swell: 0.01, length: 1.3 }),
    ...[0, 1, 2, 3, 4, 5].map((step) =>
      at(
        c,
        0.1 + step * 0.155,
        0.96 - step * 0.058,
        1.25 - step * 0.1,
        `${fill('near', 'M-74 0h148c0 34-148 34-148 0z')}<ellipse fill="sand" rx="74" ry="17"/>`,
      ),
    ),
    duck(c, 0.41, 0.845, 1),
    duck(c, 0.885, 0.675, 0.5),
    reeds(c, 0.02, 1.04, 1),
  ],

  press: (c) => [
    fill('warm-deep', c.wide ? 'M1170 147 0 56v200z' : 'M466 105 0 40v150z', ' opacity=".7"'),
    water(c, 'far', 0.62, { swell: 0.01, length: 1 }),
    land(c, 'sand-deep', [
      [0.5, 0.9],
      [0.66, 0.66],
      [0.82, 0.66],
      [1, 0.54],
    ]),
    at(
      c,
      0.735,
      0.68,
      1.5,
      fill('stripe', 'M-22 0l8-120h28l8 120z') +
        fill('near', 'M-18-60l2-30h32l2 30zM-21-10l2-24h38l2 24z') +
        box('outline', -20, -128, 40, 9, 3) +
        box('sun', -12, -150, 24, 22) +
        fill('outline', 'M-18-150 0-168l18 18z'),
    ),
    water(c, 'middle', 0.78, { swell: 0.02, length: 0.7 }),
    duck(c, 0.3, 0.88, 1.1),
    water(c, 'front', 0.88, { swell: 0.024, length: 0.9, shift: 1 }),
  ],

  newsletter: (c) => [
    cloud(c, 'sky', 0.68, 0.46, 1),
    land(c, 'far', [
      [0, 0.66],
      [0.35, 0.5],
      [0.7, 0.66],
      [1, 0.56],
    ]),
    water(c, 'middle', 0.7, { swell: 0.02, length: 0.8 }),
    ...[
      [0.2, 0.79, 1.9],
      [0.5, 0.74, 1.1],
      [0.84, 0.77, 1.5],
    ].map(([x, y, size]) =>
      at(
        c,
        x,
        y,
        size,
        fill('on-teal', 'M-70-34 0 0l70-34-20 44h-100z') +
          fill('sun', 'M-36-18 0-92l36 74L0 0z') +
          fill('on-teal', 'M0-92V0l-36-18z', ' opacity=".7"'),
      ),
    ),
    water(c, 'near', 0.8, { swell: 0.026, length: 0.7, shift: 1 }),
    duck(c, c.wide ? 0.66 : 0.64, 0.94, 0.9, { turned: true }),
    water(c, 'front', 0.92, { swell: 0.02, length: 1 }),
  ],

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

  updates: (c) => [
    disc(c, 'sun', 0.12, 0.5, 0.14),
    ...['sky', 'far', 'middle', 'near', 'front'].map((colour, index) =>
      land(c, colour, [
        [0, 0.62 + index * 0.08],
        [0.3, 0.56 + index * 0.09],
        [0.7, 0.68 + index * 0.06],
        [1, 0.42 + index * 0.11],
      ]),
    ),
    ...[0.3, 0.5, 0.68, 0.86].map((x, index) =>
      at(
        c,
        x,
        [0.86, 0.8, 0.72, 0.6][index],
        1.4 - index * 0.16,
        box('outline', -3, -100, 6, 100) + fill(index % 2 ? 'sun' : 'beak', 'M3-100h52l-14 17 14 17H3z'),
      ),
    ),
    duck(c, 0.6, 0.81, 0.7),
  ],

  legal: (c) => [
    ...['sky', 'far', 'sand', 'sand-deep'].map((colour, index) =>
      land(c, colour, [
        [0, 0.6 + index * 0.1],
        [0.5, 0.68 + index * 0.085],
        [1, 0.52 + index * 0.12],
      ]),
    ),
    at(
      c,
      c.wide ? 0.78 : 0.74,
      0.79,
      1.5,
      [-66, -22, 22, 66]
        .map((x) => box('stripe', x - 9, -92, 18, 92) + box('far', x - 14, -98, 28, 8, 2))
        .join('') +
        fill('near', 'M-98-98 0-146 98-98v10H-98z') +
        box('outline', -98, -6, 196, 12, 3),
    ),
    silhouette(c, 'outline', c.wide ? 0.78 : 0.74, 0.356, 0.4),
    water(c, 'front', 0.93, { swell: 0.01, length: 1.4 }),
  ],

  'compare-privacy': (c) => [
    disc(c, 'sun', 0.16, 0.4, 0.13),
    ...[
      [0.12, 0.5, 'far'],
      [0.3, 0.62, 'far'],
      [0.46, 0.56, 'middle'],
      [0.62, 0.44, 'middle'],
      [0.8, 0.26, 'near'],
    ].map(([x, top, colour]) =>
      fill(
        colour,
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
      [0.41, 0.27],
      [0.6, 0.29],
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
      ([x, y, colour]) =>
        box('outline', x * c.width - 5, 0.34 * c.height, 10, 0.6 * c.height, 5) +
        `<circle fill="${colour}" stroke="outline" stroke-width="6" cx="${Math.round(x * c.width)}" cy="${Math.round(y * c.height)}" r="${Math.round(0.055 * c.height)}"/>`,
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
