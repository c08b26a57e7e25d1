import type { ReactNode } from 'react';
import type { Product } from '@/lib/content/home';

const searchArt = (
  <>
    <circle className="far" cx="96" cy="196" r="120" />
    <circle className="middle" cx="318" cy="250" r="110" />
    <rect className="paper" x="58" y="46" width="284" height="200" rx="18" />
    <rect className="edge" x="86" y="122" width="150" height="12" rx="6" />
    <rect className="edge" x="86" y="146" width="206" height="12" rx="6" />
    <rect className="edge" x="86" y="186" width="120" height="12" rx="6" />
    <rect className="edge" x="86" y="210" width="180" height="12" rx="6" />
    <rect className="near" x="86" y="74" width="172" height="26" rx="13" />
    <circle className="glass" cx="276" cy="150" r="54" />
    <path className="handle" d="m316 190 44 44" />
    <path className="shine" d="M246 150a30 30 0 0 1 30-30" />
  </>
);

const browserArt = (
  <>
    <path className="far" d="M0 220C60 130 150 130 200 200s140 60 200-40v140H0z" />
    <rect className="paper" x="52" y="58" width="296" height="200" rx="18" />
    <path className="near" d="M52 96V76a18 18 0 0 1 18-18h260a18 18 0 0 1 18 18v20z" />
    <circle className="dot" cx="76" cy="77" r="6" />
    <circle className="dot" cx="98" cy="77" r="6" />
    <circle className="dot" cx="120" cy="77" r="6" />
    <rect className="edge" x="80" y="124" width="96" height="12" rx="6" />
    <rect className="edge" x="80" y="148" width="70" height="12" rx="6" />
    <rect className="edge" x="80" y="172" width="84" height="12" rx="6" />
    <path className="front" d="M250 112 312 136v50c0 44-28 72-62 88-34-16-62-44-62-88v-50z" />
    <path className="wing" d="M250 112v162c-34-16-62-44-62-88v-50z" />
    <path className="tick" d="m224 190 20 20 36-42" />
    <circle className="amber" cx="368" cy="150" r="10" />
    <circle className="amber" cx="384" cy="204" r="7" />
    <circle className="amber" cx="352" cy="236" r="6" />
    <circle className="amber" cx="380" cy="104" r="6" />
  </>
);

const subscriptionArt = (
  <>
    <circle className="sun" cx="310" cy="86" r="52" />
    <path className="middle" d="M0 236c70-60 150-60 210-20s130 30 190-20v104H0z" />
    <rect className="paper" x="62" y="54" width="126" height="96" rx="18" />
    <rect className="near" x="204" y="72" width="126" height="96" rx="18" />
    <rect className="front" x="80" y="166" width="126" height="96" rx="18" />
    <rect className="paper" x="222" y="184" width="126" height="96" rx="18" />
    <g className="line">
      <circle cx="125" cy="102" r="27" />
      <path d="M98 102h54M125 75c18 18 18 36 0 54-18-18-18-36 0-54Z" />
      <path d="M259 212h52a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-18l-16 14v-14h-18a10 10 0 0 1-10-10v-22a10 10 0 0 1 10-10Z" />
    </g>
    <g className="light">
      <path d="M250 134 234 118l32-32a6 6 0 0 1 8 0l18 18a6 6 0 0 1 0 8l-22 22h-20Zm20 0h32" />
      <circle cx="122" cy="206" r="10" />
      <path d="M104 236c2-12 9-17 18-17s16 5 18 17M156 204h26M156 222h18" />
    </g>
  </>
);

/** The shapes of each product's drawing, on a canvas of 400 by 300. Their classes are coloured by ProductPicture. */
export const productArt: Record<Product['id'], ReactNode> = {
  search: searchArt,
  browser: browserArt,
  subscription: subscriptionArt,
};
