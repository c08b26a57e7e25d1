import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DrawnText } from '@/components/marketing/DrawnText';
import { mailPicture } from '@/lib/content/productPages/mail';

/** A mail crosses a reed bed: amber specks cling to it on the left, and only the mail comes out on the right. */
export function MailWayPicture() {
  return (
    <div className="above-6">
      <CachedDrawing name="mail-pictures.svg#way" fit="open">
        <DrawnText x={560} y={329} size={22} anchor="middle" text={mailPicture.alias} />
      </CachedDrawing>
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
