import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DrawnText } from '@/components/marketing/DrawnText';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** Today's window behind, tomorrow's in front and not yet fully drawn. */
export function PreviewPicture() {
  return (
    <CachedDrawing name="windows-pictures.svg#preview">
      <DrawnText x={244} y={159} size={13} tone="soft" text={pictureWords.newTab} />
      <DrawnText x={551} y={88} size={19} tone="on-amber" anchor="middle" text={pictureWords.preview} />
    </CachedDrawing>
  );
}
