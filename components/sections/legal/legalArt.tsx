import type { ReactNode } from 'react';
import { Duck } from '@/components/ui/icons/Duck';
import { Line } from '@/components/ui/icons/Line';
import type { LegalPicture } from '@/lib/content/legal/pages';

/** What is beside the sheet, by the subject of the document. */
export const legalArt: Record<LegalPicture, ReactNode> = {
  privacy: (
    <>
      <path d="M292 132 354 152v50c0 42-26 68-62 84-36-16-62-42-62-84v-50z" fill="var(--art-outline)" />
      <path d="M292 148 340 163v40c0 32-19 52-48 66z" fill="var(--art-body)" />
      <path d="M292 148 244 163v40c0 32 19 52 48 66z" fill="var(--art-wing)" />
      <Line color="on-teal" width={11} d="m268 208 18 18 32-36" />
      <Duck x={26} y={214} scale={1.9} />
    </>
  ),
  terms: (
    <>
      <Line color="outline" width={5} d="M122 238c14-22 26-22 26 0s14 18 22-4 18-10 20 4 12 8 22 0" />
      <path d="m218 232 86-118 26 19-86 118-32 13z" fill="var(--art-body)" />
      <path d="m218 232 26 19-32 13z" fill="var(--art-beak)" />
      <path d="m304 114 8-11c8-11 34 8 26 19l-8 11z" fill="var(--art-head)" />
      <Duck x={300} y={216} scale={2} turned />
    </>
  ),
  use: (
    <>
      <rect x="306" y="112" width="14" height="190" rx="7" fill="var(--art-sand-deep)" />
      <path d="M262 124h104l26 25-26 25H262a8 8 0 0 1-8-8v-34a8 8 0 0 1 8-8z" fill="var(--art-body)" />
      <Line color="on-teal" width={8} d="m290 150 12 12 24-26" />
      <path d="M364 190H260l-26 25 26 25h104a8 8 0 0 0 8-8v-34a8 8 0 0 0-8-8z" fill="var(--art-beak)" />
      <Line color="outline" width={8} d="m296 202 26 26m0-26-26 26" />
      <Duck x={36} y={222} scale={1.8} />
    </>
  ),
  access: (
    <>
      <path d="M146 306 372 214v92z" fill="var(--art-body)" />
      <path d="M372 214h26v92h-26z" fill="var(--art-wing)" />
      <Line color="outline" width={6} d="M158 256 372 168M160 256v40M266 212v40M372 168v42" />
      <circle cx="338" cy="118" r="26" fill="var(--art-beak)" />
      <Duck x={178} y={176} scale={1.7} />
    </>
  ),
  chat: (
    <>
      <path
        d="M214 116h132a22 22 0 0 1 22 22v50a22 22 0 0 1-22 22H262l-34 28v-28h-14a22 22 0 0 1-22-22v-50a22 22 0 0 1 22-22z"
        fill="var(--art-body)"
      />
      <Line color="on-teal" width={9} d="M222 150h112M222 176h74" />
      <path
        d="M330 226h44a16 16 0 0 1 16 16v22a16 16 0 0 1-16 16h-6l-16 16v-16h-22a16 16 0 0 1-16-16v-22a16 16 0 0 1 16-16z"
        fill="var(--art-wing)"
      />
      <g fill="var(--art-outline)">
        <circle cx="336" cy="253" r="5" />
        <circle cx="353" cy="253" r="5" />
        <circle cx="370" cy="253" r="5" />
      </g>
      <Duck x={22} y={216} scale={1.9} />
    </>
  ),
  subscription: (
    <>
      <Line color="sand-deep" width={10} d="M290 134v140a17 17 0 0 0 34 0" />
      <path
        d="M290 104c64 0 104 40 112 92-20-16-38-16-56 0-18-16-38-16-56 0-18-16-38-16-56 0-18-16-36-16-56 0 8-52 48-92 112-92z"
        fill="var(--art-body)"
      />
      <path
        d="M290 104c30 18 50 50 56 92-18-16-38-16-56 0-18-16-38-16-56 0 6-42 26-74 56-92z"
        fill="var(--art-wing)"
      />
      <Line color="head" width={8} d="M290 104V90" />
      <Duck x={306} y={218} scale={1.8} turned />
    </>
  ),
};
