import type { MailFile } from '@/server/mailer';
import { markPicture } from './markPicture';

/** Our mark, which every mail brings along (RFC 2392), so that opening one asks nobody, and tells nobody, even us. */
export const inlineMark = {
  contentId: 'mark@mail',
  name: 'mark.png',
  type: 'image/png',
  content: Buffer.from(markPicture, 'base64'),
} satisfies MailFile;
