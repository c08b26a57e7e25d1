import { Duck } from '@/components/ui/icons/Duck';
import { pictureWords } from '@/lib/content/downloadPages/pictures';
import { Art } from './Art';
import { BrowserWindow } from './BrowserWindow';

const taskbarIcons = [0, 1, 2, 3, 4];

/** A desktop with the running installer in front of a browser window. */
export function WindowsPicture() {
  return (
    <Art width={1120} height={470}>
      <path className="case" d="M40 42A32 32 0 0 1 72 10h976a32 32 0 0 1 32 32v428H40z" />
      <path className="sky" d="M58 48a20 20 0 0 1 20-20h964a20 20 0 0 1 20 20v422H58z" />
      <circle className="sun" cx="880" cy="140" r="74" />
      <path className="far" d="M58 300c150-90 300-80 460-10s340 60 544-50v230H58z" />
      <path className="middle" d="M58 366c180-60 330-40 500 0s340 30 504-30v134H58z" />
      <BrowserWindow x={130} y={70} width={560} height={320} system="windows" address={pictureWords.address}>
        <text x="32" y="96" fontSize="30">
          {pictureWords.headline}
        </text>
        <rect className="far" x="32" y="118" width="300" height="140" rx="10" />
        <path
          className="near"
          d="M32 226c60-46 104-40 150-12s96 20 150-10v44a10 10 0 0 1-10 10H42a10 10 0 0 1-10-10z"
        />
        <rect className="edge" x="32" y="278" width="240" height="9" rx="4.5" />
        <rect className="gone" x="356" y="118" width="172" height="62" rx="8" />
        <rect className="gone" x="356" y="196" width="172" height="62" rx="8" />
      </BrowserWindow>
      <g transform="translate(590 168)">
        <rect className="card" width="360" height="190" rx="12" />
        <rect className="warm" x="24" y="26" width="84" height="84" rx="20" />
        <Duck x={35} y={36} scale={1.3} />
        <text x="130" y="62" fontSize="25">
          {pictureWords.installerTitle}
        </text>
        <text className="soft" x="130" y="90" fontSize="17">
          {pictureWords.installerText}
        </text>
        <rect className="edge" x="24" y="142" width="312" height="14" rx="7" />
        <rect className="near" x="24" y="142" width="246" height="14" rx="7" />
      </g>
      <path className="paper" d="M58 418h1004v52H58z" />
      {taskbarIcons.map((index) => (
        <rect
          key={index}
          className={index === 2 ? 'near' : 'edge'}
          x={462 + index * 42}
          y="430"
          width="28"
          height="28"
          rx="7"
        />
      ))}
      <text className="soft" x="1000" y="450" fontSize="16">
        {pictureWords.taskbarClock}
      </text>
    </Art>
  );
}
