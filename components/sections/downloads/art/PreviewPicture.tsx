import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** Today's window behind, tomorrow's in front and not yet fully drawn. */
export function PreviewPicture() {
  return (
    <CachedDrawing name="windows-pictures.svg#preview">
      <text className="soft" x="244" y="159" fontSize="13">
        {pictureWords.newTab}
      </text>
      <text className="on-amber" x="551" y="88" fontSize="19" textAnchor="middle">
        {pictureWords.preview}
      </text>
    </CachedDrawing>
  );
}
