import { formatDate, formatMoment } from './formatDate';
import { type MailTemplates, manageUrlOf, planName, withCode, withLink } from './mailParts';

/** Mails about signing in, and about an account and its email address. */
export const accountTemplates: MailTemplates<
  | 'code'
  | 'address-code'
  | 'delete-code'
  | 'former-delete-code'
  | 'address-taken'
  | 'long-code'
  | 'address-added'
  | 'address-changed'
  | 'address-removed'
  | 'address-restored'
  | 'new-sign-in'
  | 'deleted'
  | 'support-acted'
> = {
  code: (data, { words, publicOrigin }) =>
    data.known
      ? withCode(words.code(data), data.code)
      : withLink(words.unknownAddress(), `${publicOrigin}/pro`),
  'address-code': (data, { words }) => withCode(words.addressCode(data), data.code),
  'delete-code': (data, { words }) => withCode(words.deleteCode(data), data.code),
  'former-delete-code': ({ code, minutes, undoUntil }, { words, locale }) =>
    withCode(words.formerDeleteCode({ minutes, undoUntil: formatDate(undoUntil, locale) }), code),
  'address-taken': (_, { words, publicOrigin }) =>
    withLink(words.addressTaken(), `${publicOrigin}/subscriptions/activate`),
  'long-code': ({ code, minutes }, { words }) => withCode(words.longCode({ hours: minutes / 60 }), code),
  'address-added': ({ email, joined }, frame) => {
    const added = joined && {
      plan: planName(joined.plan, frame),
      since: formatDate(joined.since, frame.locale),
    };
    return withLink(frame.words.addressAdded({ email, joined: added ?? null }), manageUrlOf(frame));
  },
  'address-changed': ({ newEmail, undoUrl, undoUntil }, { words, locale }) =>
    withLink(words.addressChanged({ newEmail, undoUntil: formatDate(undoUntil, locale) }), undoUrl),
  'address-removed': ({ undoUrl, undoUntil }, { words, locale }) =>
    withLink(words.addressRemoved({ undoUntil: formatDate(undoUntil, locale) }), undoUrl),
  'address-restored': (_, { words, publicOrigin }) =>
    withLink(words.addressRestored(), `${publicOrigin}/help/contact`),
  'new-sign-in': ({ at, ...device }, frame) =>
    withLink(frame.words.newSignIn({ ...device, at: formatMoment(at, frame.locale) }), manageUrlOf(frame)),
  deleted: (data, { words }) => ({ ...words.deleted(data), code: null, link: null }),
  'support-acted': (data, frame) => {
    const { wayIn, refund, device, deletion } = frame.words.supportActed;
    switch (data.act) {
      case 'way-in':
        return withCode(wayIn({ hours: data.minutes / 60 }), data.code);
      case 'refund':
        return withLink(refund(data), manageUrlOf(frame));
      case 'device':
        return withLink(device(data), manageUrlOf(frame));
      case 'deletion':
        return withLink(deletion(), manageUrlOf(frame));
    }
  },
};
