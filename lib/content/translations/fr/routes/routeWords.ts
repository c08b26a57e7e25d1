import type * as english from '@/lib/content/routes/routeWords';
import { activationRouteWords } from '@/lib/content/translations/fr/routes/words/activationRouteWords';
import { appRouteWords } from '@/lib/content/translations/fr/routes/words/appRouteWords';
import { appStoreRouteWords } from '@/lib/content/translations/fr/routes/words/appStoreRouteWords';
import { companyRouteWords } from '@/lib/content/translations/fr/routes/words/companyRouteWords';
import { downloadRouteWords } from '@/lib/content/translations/fr/routes/words/downloadRouteWords';
import { errorRouteWords } from '@/lib/content/translations/fr/routes/words/errorRouteWords';
import { helpRouteWords } from '@/lib/content/translations/fr/routes/words/helpRouteWords';
import { homeRouteWords } from '@/lib/content/translations/fr/routes/words/homeRouteWords';
import { legalRouteWords } from '@/lib/content/translations/fr/routes/words/legalRouteWords';
import { productRouteWords } from '@/lib/content/translations/fr/routes/words/productRouteWords';
import { subscriptionRouteWords } from '@/lib/content/translations/fr/routes/words/subscriptionRouteWords';
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
