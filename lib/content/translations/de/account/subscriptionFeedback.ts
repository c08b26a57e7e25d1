import type * as english from '@/lib/content/account/subscriptionFeedback';
import { brand } from '@/lib/content/brand';
import { featureShortNames } from '@/lib/content/translations/de/subscription/proFeatureWords';
import type { Translation } from '@/lib/content/translations/translation';

export const subscriptionFeedbackWords: Translation<typeof english.subscriptionFeedbackWords> = {
  title: 'Was können wir besser machen?',
  legend: 'Worum geht es?',
  parts: [
    { id: 'vpn', label: featureShortNames['Network Protection'].name },
    { id: 'pir', label: featureShortNames['Data Broker Protection'].name },
    { id: 'itr', label: featureShortNames['Identity Theft Restoration'].name },
    { id: 'account', label: 'Zahlung und Konto' },
    { id: 'other', label: 'Etwas anderes' },
  ],
  mail: 'E-Mail an uns schreiben',
  // A break that may show in a label has no place in a subject.
  subject: (part) => `${brand.subscription}: ${part.replaceAll('\u00ad', '')}`,
  note: 'Bitte schreiben Sie keine Codes, keine Kartennummern und nichts, was Sie der Beratung erzählt haben. Wir brauchen das nicht.',
};
