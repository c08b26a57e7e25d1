import { at, box, cloud, disc, duck, fill, land, line, reeds, silhouette, water } from '../shapes.mjs';

/** Scenes about us: the company, its people, its letters and its documents. */
export const company = {
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
    /* The stones of the page's hero (SixStones), the third and fifth paid. */
    ...[0, 1, 2, 3, 4, 5].map((step) => {
      const paid = step === 2 || step === 4;
      return at(
        c,
        0.1 + step * 0.155,
        0.96 - step * 0.058,
        1.25 - step * 0.1,
        `${fill(paid ? 'beak' : 'line', 'M-74 0h148c0 34-148 34-148 0z')}<ellipse fill="${paid ? 'sun' : 'paper-edge'}" rx="74" ry="17"/>`,
      );
    }),
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

  updates: (c) => [
    disc(c, 'sun', 0.12, 0.5, 0.14),
    ...['sky', 'far', 'middle', 'near', 'front'].map((color, index) =>
      land(c, color, [
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
    ...['sky', 'far', 'sand', 'sand-deep'].map((color, index) =>
      land(c, color, [
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
};
