import { pictureWords } from '@/lib/content/downloadPages/pictures';
import { Art } from './Art';
import { BrowserWindow } from './BrowserWindow';
import { PhonePicture } from './PhonePicture';

/** A window and a phone on a shore: the same browser on both. */
export function DevicesPicture() {
  return (
    <Art width={720} height={600} open>
      <circle className="sun" cx="150" cy="130" r="104" />
      <path
        className="far"
        d="M-900 600V400c300-100 600-100 900-40 120-100 260-110 400-30s200 60 300 140c60 50 100 90 140 130z"
      />
      <path
        className="middle"
        d="M-900 600V480c300 40 600 40 900-28 140-60 280-50 400-6s200 40 290 84c50 26 80 50 110 70z"
      />
      <BrowserWindow x={24} y={84} width={510} height={390} system="mac" address={pictureWords.address}>
        <text x="32" y="104" fontSize="34">
          {pictureWords.headline}
        </text>
        <rect className="far" x="32" y="128" width="270" height="150" rx="14" />
        <path
          className="near"
          d="M32 246c54-44 96-40 140-10s84 20 130-8v36a14 14 0 0 1-14 14H46a14 14 0 0 1-14-14z"
        />
        <rect className="edge" x="32" y="300" width="230" height="10" rx="5" />
        <rect className="edge" x="32" y="322" width="250" height="10" rx="5" />
      </BrowserWindow>
      <PhonePicture x={446} y={72} />
      <path className="front" d="M-1600 552H0c120-26 240-26 360 0s240 26 360 0h1600v50h-3920z" />
    </Art>
  );
}
