import { brand } from '../brand';
import { chargeReminders } from '../subscription/chargeReminders';
import { moneyBackDays } from '../subscription/moneyBack';
import { graceDays, trialDays } from '../subscription/plans';
import { subscriptionFigures } from '../subscription/proFeatures';
import { retentionFigures } from './retentionFigures';

/**
 * What legal texts name by `{{name}}`, so that a name or a figure stands in one place. A contract test compares the
 * lifetimes with those the service works by.
 */
export const legalValues = {
  company: brand.legalName,
  name: brand.name,
  search: brand.search,
  browser: brand.browser,
  subscription: brand.subscription,
  chat: brand.chat,
  chatUrl: brand.chatUrl,
  imprintUrl: brand.imprintUrl,
  searchHost: new URL(brand.searchUrl).host,
  supportEmail: brand.supportEmail,
  privacyEmail: brand.privacyEmail,
  trialDays: trialDays.standard,
  moneyBackDays,
  yearReminderFrom: chargeReminders.year.from,
  yearReminderTo: chargeReminders.year.to,
  vpnDevices: subscriptionFigures.vpnDevices,
  brokerSites: subscriptionFigures.brokerSites,
  refreshDays: 30,
  familyDays: 180,
  accessHours: 4,
  sessionMinutes: 10,
  codeMinutes: 10,
  graceDays,
  undoDays: 7,
  silentAccountDays: 30,
  mailRecordDays: retentionFigures.mailRecordDays,
  billingRecordDays: retentionFigures.billingRecordDays,
  countDays: 396,
} as const;
