import { brand } from '../brand';
import { featureShortNames } from '../subscription/proFeatures';

/** One question about all parts of the subscription (flag useUnifiedFeedback). */
export const subscriptionFeedbackWords = {
  title: 'What could be better?',
  legend: 'Choose the part it is about',
  parts: [
    { id: 'vpn', label: featureShortNames['Network Protection'].name },
    { id: 'pir', label: featureShortNames['Data Broker Protection'].name },
    { id: 'itr', label: featureShortNames['Identity Theft Restoration'].name },
    { id: 'account', label: 'Payment and account' },
    { id: 'other', label: 'Something else' },
  ],
  mail: 'Write an e-mail about it',
  subject: (part: string) => `${brand.subscription}: ${part}`,
  note: 'Please leave out codes, card numbers and what you told an adviser. We do not need them.',
} as const;
