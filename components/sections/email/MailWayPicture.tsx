import { Art } from '@/components/sections/downloads/art/Art';
import { mailPicture } from '@/lib/content/productPages/mail';

/** A mail crosses a reed bed: amber specks cling to it on the left, and only the mail comes out on the right. */
export function MailWayPicture() {
  return (
    <div className="above-6">
      <Art width={1120} height={360} open>
        <circle fill="var(--art-sun)" cx="560" cy="176" r="128" />
        <path fill="var(--art-far)" d="M-600 268c240-70 470-60 700-24s430 40 640-8 420-40 980 20v200H-600z" />
        <path
          fill="var(--art-middle)"
          d="M-600 310c300-40 560-30 820-6s500 26 760-8 460-10 740 10v160H-600z"
        />
        <g className="gone">
          <path d="M210 176c70-40 140-50 220-22M690 154c80-30 150-22 214 20" />
        </g>
        <circle fill="var(--art-beak)" cx="262" cy="118" r="8" />
        <circle fill="var(--art-beak)" cx="338" cy="206" r="10" />
        <circle fill="var(--art-beak)" cx="312" cy="96" r="5" />
        <circle fill="var(--art-beak)" cx="392" cy="112" r="7" />
        <circle fill="var(--art-beak)" cx="430" cy="204" r="6" />
        <rect className="card" x="52" y="120" width="160" height="112" rx="16" />
        <path fill="var(--art-warm-deep)" d="M52 152v-16a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16v16z" />
        <path className="stroke" d="M92 180h80M92 202h52" />
        <rect className="card" x="326" y="118" width="112" height="76" rx="12" />
        <path className="stroke" d="m336 130 46 34 46-34" />
        <rect fill="var(--art-front)" x="452" y="84" width="216" height="196" rx="108" />
        <path fill="var(--art-near)" d="M560 84a98 98 0 0 1 0 196z" />
        <path
          fill="var(--art-wing)"
          d="M520 196c7 8 14 11 23 11h48v3a34 34 0 0 1-34 34h-3a34 34 0 0 1-34-34z"
        />
        <path fill="var(--art-paper)" d="M548 207v-15a22 22 0 0 1 44 0v15z" />
        <path fill="var(--art-beak)" d="M586 186h6a11 11 0 0 1 11 11v2h-17z" />
        <circle fill="var(--art-head)" cx="578" cy="184" r="4" />
        <path className="stroke white thin" d="M500 258h120" />
        <circle fill="var(--art-beak)" cx="488" cy="262" r="8" />
        <circle fill="var(--art-beak)" cx="512" cy="272" r="6" />
        <rect className="card" x="742" y="104" width="112" height="76" rx="12" />
        <path className="stroke" d="m752 116 46 34 46-34" />
        <circle fill="var(--art-near)" cx="850" cy="172" r="17" />
        <path className="stroke white" d="m842 173 6 6 10-12" />
        <path className="card" d="M906 240v-64a44 44 0 0 1 44-44h88a44 44 0 0 1 44 44v64z" />
        <path fill="var(--art-front)" d="M906 240v-64a44 44 0 0 1 88 0v64z" />
        <path fill="var(--art-sand-deep)" d="M984 240h20v76h-20z" />
        <path fill="var(--art-beak)" d="M1034 150h8v-34h26v20h-18v14z" />
        <path fill="var(--art-head)" d="M926 178h48v8h-48z" />
        <rect fill="var(--art-paper)" x="390" y="298" width="340" height="48" rx="24" />
        <text x="560" y="329" fontSize="22" textAnchor="middle">
          {mailPicture.alias}
        </text>
      </Art>
      <style jsx>{`
        /* On a phone the mailbox and the shop are cut off; the middle is enough. */
        @media (--below-narrow) {
          div {
            width: 37rem;
            margin-inline: calc((100% - 37rem) / 2);
          }
        }
      `}</style>
    </div>
  );
}
