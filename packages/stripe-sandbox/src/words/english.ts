import type { Translation } from '@/lib/content/translations/translation';
import { checkoutWords } from './checkoutWords';
import { invoiceWords, portalWords } from './portalWords';

export const english = { checkout: checkoutWords, portal: portalWords, invoice: invoiceWords };

export type HostedTranslation = Translation<typeof english>;
