import { Duck } from '@/components/ui/icons/Duck';
import { pictureWords } from '@/lib/content/downloadPages/pictures';
import { Art } from './Art';

/** The opened disk image: the app on the left, and the folder to drag it to on the right. */
export function DiskImagePicture() {
  return (
    <Art width={560} height={350}>
      <circle className="far" cx="430" cy="230" r="118" />
      <circle className="middle" cx="96" cy="92" r="62" />
      <rect className="card" x="50" y="34" width="460" height="290" rx="18" />
      <path className="bar" d="M51 74V52a17 17 0 0 1 17-17h424a17 17 0 0 1 17 17v22z" />
      <g className="rule">
        <circle cx="74" cy="55" r="6" />
        <circle cx="94" cy="55" r="6" />
        <circle cx="114" cy="55" r="6" />
      </g>
      <rect className="warm" x="98" y="122" width="116" height="116" rx="28" />
      <Duck x={117} y={137} scale={1.65} />
      <text x="156" y="276" fontSize="20" textAnchor="middle">
        {pictureWords.app}
      </text>
      <path className="stroke thick" d="M244 182h66m-16-14 16 14-16 14" />
      <path className="near" d="M346 146a14 14 0 0 1 14-14h28l14 16h46a14 14 0 0 1 14 14v8H346z" />
      <path className="front" d="M340 164h128l-8 60a14 14 0 0 1-14 12h-84a14 14 0 0 1-14-12z" />
      <path className="stroke thick white" d="m390 214 14-30 14 30m-24-10h20" />
      <text x="404" y="276" fontSize="20" textAnchor="middle">
        {pictureWords.applications}
      </text>
    </Art>
  );
}
