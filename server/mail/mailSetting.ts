import type { brand } from '@/lib/content/brand';

export type MailSetting = {
  /** BCP 47 tag of the reader; decides the language and how dates are written. */
  locale: string;
  brand: Pick<typeof brand, 'name' | 'supportEmail'>;
  publicOrigin: string;
};
