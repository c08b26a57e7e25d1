import type * as english from '@/lib/content/routes/routeWords';
import { activationRouteWords } from '@/lib/content/translations/de/routes/words/activationRouteWords';
import { appRouteWords } from '@/lib/content/translations/de/routes/words/appRouteWords';
import { appStoreRouteWords } from '@/lib/content/translations/de/routes/words/appStoreRouteWords';
import { companyRouteWords } from '@/lib/content/translations/de/routes/words/companyRouteWords';
import { downloadRouteWords } from '@/lib/content/translations/de/routes/words/downloadRouteWords';
import { errorRouteWords } from '@/lib/content/translations/de/routes/words/errorRouteWords';
import { helpRouteWords } from '@/lib/content/translations/de/routes/words/helpRouteWords';
import { homeRouteWords } from '@/lib/content/translations/de/routes/words/homeRouteWords';
import { legalRouteWords } from '@/lib/content/translations/de/routes/words/legalRouteWords';
import { productRouteWords } from '@/lib/content/translations/de/routes/words/productRouteWords';
import { subscriptionRouteWords } from '@/lib/content/translations/de/routes/words/subscriptionRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const routeWords: Translation<typeof english.routeWords> = {
  ...homeRouteWords,
  ...downloadRouteWords,
  ...productRouteWords,
  ...companyRouteWords,
  ...helpRouteWords,
  ...legalRouteWords,
  ...subscriptionRouteWords,
  ...activationRouteWords,
  ...appRouteWords,
  ...appStoreRouteWords,
  ...errorRouteWords,
};
