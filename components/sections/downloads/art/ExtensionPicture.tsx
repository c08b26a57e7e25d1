import { pictureWords } from '@/lib/content/downloadPages/pictures';
import { Art } from './Art';
import { Duck } from './Duck';
import { ShieldPopover } from './ShieldPopover';

/** The end of a browser's bar: our button among others, and what it shows when it is pressed. */
export function ExtensionPicture() {
  return (
    <Art width={640} height={480}>
      <path className="warm-deep" d="M0 330c120-80 230-80 330-20s200 40 310-40v210H0z" />
      <rect className="card" x="-40" y="60" width="640" height="380" rx="20" />
      <path className="bar" d="M0 61h580a19 19 0 0 1 19 19v46H0z" />
      <rect className="paper" x="-20" y="76" width="380" height="36" rx="18" />
      <text className="soft" x="40" y="100" fontSize="17">
        {pictureWords.address}
      </text>
      <rect className="edge" x="384" y="80" width="28" height="28" rx="8" />
      <rect className="edge" x="424" y="80" width="28" height="28" rx="8" />
      <circle className="sun" cx="492" cy="94" r="27" />
      <Duck x={475} y={77} scale={0.72} />
      <rect className="edge" x="540" y="80" width="28" height="28" rx="8" />
      <rect className="far" x="40" y="160" width="230" height="130" rx="14" />
      <path
        className="near"
        d="M40 262c50-38 84-36 122-10s70 16 108-8v32a14 14 0 0 1-14 14H54a14 14 0 0 1-14-14z"
      />
      <rect className="edge" x="40" y="318" width="200" height="11" rx="5.5" />
      <rect className="edge" x="40" y="344" width="230" height="11" rx="5.5" />
      <rect className="edge" x="40" y="370" width="130" height="11" rx="5.5" />
      <g transform="translate(320 140) scale(1.16)">
        <path className="paper" d="m134 2 14-18 14 18z" />
        <ShieldPopover x={0} y={0} />
      </g>
    </Art>
  );
}
