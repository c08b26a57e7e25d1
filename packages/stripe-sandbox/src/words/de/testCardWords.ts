import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../testCardWords';

export const testCardWords: Translation<typeof english.testCardWords> = {
  does: {
    '4242 4242 4242 4242': 'Die Zahlung gelingt, jetzt und bei jeder Verlängerung.',
    '4242 4200 0000 0000':
      'Die Zahlung gelingt, wie mit jeder anderen gültigen Nummer, die mit 4242 42 beginnt. Jede zählt als eigene Karte.',
    '5555 5555 5555 4444': 'Die Zahlung gelingt, als Mastercard.',
    '3782 822463 10005': 'Die Zahlung gelingt, als American Express mit vierstelliger Prüfziffer.',
    '4000 0000 0000 0002': 'Wird abgelehnt.',
    '4000 0000 0000 9995': 'Wird abgelehnt, weil die Deckung fehlt.',
    '4000 0025 0000 3155': 'Muss erst bei der Bank bestätigt werden, dann gelingt die Zahlung.',
    '4000 0027 6000 3184':
      'Muss bei jeder Zahlung bestätigt werden, sodass eine Verlängerung auf Sie wartet.',
    '4000 0000 0000 0341': 'Gelingt jetzt, scheitert aber bei der Verlängerung, womit die Nachfrist beginnt.',
    '6011 1111 1111 1117':
      'Die Zahlung gelingt, aber die Karte hat keinen Fingerabdruck, der sie von anderen unterscheidet.',
    '4000 0000 0000 0259': 'Die Zahlung gelingt, doch ihr wird sofort widersprochen.',
    '4000 0000 0000 5126': 'Die Zahlung gelingt, aber eine Erstattung kommt nach einem Tag zurück.',
  },
  hadTrial: 'Probezeit verbraucht',
  hint: 'Verwenden Sie ein beliebiges künftiges Ablaufdatum, eine beliebige dreistellige Prüfziffer und einen beliebigen Namen mit Postleitzahl.',
};
