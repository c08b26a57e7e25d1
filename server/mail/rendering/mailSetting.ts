import type { brand } from '@/lib/content/brand';

export type MailSetting = {
  /** The reader's BCP 47 tag, which decides the language and the date format. */
  locale: string;
  brand: Pick<typeof brand, 'name' | 'supportEmail'>;
  publicOrigin: string;
};
