import { Line } from '@/components/ui/icons/Line';
import type { LegalPicture as Name } from '@/lib/content/legal/pages';
import { legalArt } from './legalArt';

/** A sheet of paper on the shore, beside an object for the document's subject. */
export function LegalPicture({ name }: { name: Name }) {
  return (
    <svg aria-hidden="true" viewBox="-52 20 516 310" width={516} height={310}>
      <circle cx="318" cy="96" r="62" fill="var(--art-sun)" />
      <path
        d="M-30 330c30-70 70-120 130-120 70 0 90 44 150 44s90-40 130-40 60 60 70 116z"
        fill="var(--art-far)"
      />
      <g transform="rotate(-4 170 170)">
        <rect x="92" y="52" width="176" height="240" rx="14" fill="var(--art-paper-edge)" />
        <rect x="84" y="44" width="176" height="240" rx="14" fill="var(--art-paper)" />
        <rect x="108" y="74" width="78" height="12" rx="6" fill="var(--art-near)" />
        <Line color="line" width={7} d="M112 112h120M112 134h104M112 156h116M112 178h86" />
      </g>
      {legalArt[name]}
      <path d="M-50 330c40-34 120-48 210-44s120 12 190 6 90 14 110 38z" fill="var(--art-near)" />
      <path d="M-50 330c70-18 160-22 260-18s180-8 250 18z" fill="var(--art-front)" />
    </svg>
  );
}
