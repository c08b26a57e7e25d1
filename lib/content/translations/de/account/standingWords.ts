import type * as english from '@/lib/content/account/standingWords';
import type { Translation } from '@/lib/content/translations/translation';

export const standingSentences: Translation<typeof english.standingSentences> = {
  renews: (date) => `Verlängert sich am ${date}.`,
  trial: (date) =>
    `Kostenlos bis zum ${date}. Danach verlängert sich das Abo automatisch, wenn Sie nicht kündigen.`,
  trialEnds: (date) =>
    `Kostenlos bis zum ${date}. Danach verlängert sich das Abo nicht, es wird also nichts abgebucht.`,
  ends: (date) => `Gekündigt. Sie haben Zugang bis zum ${date}.`,
  replaced: (date) =>
    `Sie haben Zugang bis zum ${date}. Danach gilt das Abo, das Sie in einem App-Store gekauft haben.`,
  grace: (date) => `Ihre letzte Zahlung ist fehlgeschlagen. Sie haben Zugang bis zum ${date}.`,
  lastDays: (date) => `Wir konnten Ihre letzte Zahlung nicht einziehen. Deshalb endet Ihr Abo am ${date}.`,
  inactive: (date) => `Ruht seit dem ${date}.`,
  ended: (date) => `Endete am ${date}.`,
};

export const endingWords: Translation<typeof english.endingWords> = {
  replaced:
    'Sie haben in einem App-Store ein anderes Abo gekauft. Es tritt an die Stelle von diesem, sobald dieses endet.',
  lastDays:
    'Wir konnten Ihre letzte Zahlung nicht einziehen. Sie haben Zugang bis zu diesem Tag. Schließen Sie ein neues Abo ab, um ihn zu behalten.',
};

export const holdWords: Translation<typeof english.holdWords> = {
  web: 'Wir haben keine Zahlung erhalten, deshalb haben Sie derzeit keinen Zugang. Schließen Sie ein neues Abo ab, um wieder Zugang zu erhalten. Das ruhende Abo endet dann, ohne dass dafür etwas abgebucht wird.',
  apple:
    'Sie haben derzeit keinen Zugang, vermutlich weil der App Store Ihre Zahlung nicht einziehen konnte. Prüfen Sie dort Ihre Zahlungsart, um wieder Zugang zu erhalten.',
  google:
    'Sie haben derzeit keinen Zugang, vermutlich weil Google Play Ihre Zahlung nicht einziehen konnte. Prüfen Sie dort Ihre Zahlungsart, um wieder Zugang zu erhalten.',
  paused:
    'Sie haben Ihr Abo bei Google Play pausiert und deshalb derzeit keinen Zugang. An dem Tag, den Sie dort gewählt haben, läuft es automatisch weiter. Möchten Sie früher wieder Zugang, setzen Sie es bei Google Play fort.',
};

export const endedWords: Translation<typeof english.endedWords> = {
  canceled: 'Ihr Abo wurde gekündigt. Sie können jederzeit wieder abonnieren.',
  trialCanceled:
    'Sie haben in der kostenlosen Testphase gekündigt, und es wurde nichts abgebucht. Sie können jederzeit abonnieren.',
  unpaid:
    'Wir konnten Ihre letzte Zahlung nicht einziehen. Sie schulden uns nichts und können jederzeit wieder abonnieren.',
  trialUnpaid:
    'Wir konnten die erste Zahlung nach Ihrer kostenlosen Testphase nicht einziehen. Sie schulden uns nichts und können jederzeit wieder abonnieren.',
  refunded: 'Ihre Zahlung wurde erstattet. Sie können jederzeit wieder abonnieren.',
  disputed:
    'Ihre Bank hat uns mitgeteilt, dass Sie der Zahlung widersprechen. Falls das ein Versehen war, schreiben Sie uns bitte.',
  replaced: 'Sie haben in einem App-Store ein anderes Abo gekauft.',
};
