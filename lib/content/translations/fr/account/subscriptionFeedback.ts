import type * as english from '@/lib/content/account/subscriptionFeedback';
import { brand } from '@/lib/content/brand';
import { featureShortNames } from '@/lib/content/translations/fr/subscription/proFeatureWords';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionFeedbackWords: Translation<typeof english.subscriptionFeedbackWords> = {
  title: 'Que pourrions-\u2060nous améliorer ?',
  legend: 'De quoi s’agit-il ?',
  parts: [
    { id: 'vpn', label: featureShortNames['Network Protection'].name },
    { id: 'pir', label: featureShortNames['Data Broker Protection'].name },
    { id: 'itr', label: featureShortNames['Identity Theft Restoration'].name },
    { id: 'account', label: 'Paiement et compte' },
    { id: 'other', label: 'Autre chose' },
  ],
  mail: 'Nous écrire un e-mail',
  subject: (part) => `${brand.subscription} : ${part}`,
  note: 'N’indiquez ni codes, ni numéros de carte, ni rien de ce que vous avez confié au téléphone. Nous n’en avons pas besoin.',
};
