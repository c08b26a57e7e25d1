import { brand } from '../brand';
import { featureShortNames } from '../subscription/proFeatureWords';

/** A single question about every part of the subscription (flag useUnifiedFeedback). */
export const subscriptionFeedbackWords = {
  title: 'What could be better?',
  legend: 'What’s it about?',
  parts: [
    { id: 'vpn', label: featureShortNames['Network Protection'].name },
    { id: 'pir', label: featureShortNames['Data Broker Protection'].name },
    { id: 'itr', label: featureShortNames['Identity Theft Restoration'].name },
    { id: 'account', label: 'Payment and account' },
    { id: 'other', label: 'Something else' },
  ],
  mail: 'Send us an email',
  subject: (part: string) => `${brand.subscription}: ${part}`,
  note: 'Please leave out codes, card numbers, and anything you told an advisor. We don’t need them.',
} as const;
