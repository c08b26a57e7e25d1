import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/signingIn';
import { legalValues } from '@/lib/content/legal/values';
import { sitePages } from '@/lib/content/site/sitePages';
import { manageWords } from '@/lib/content/translations/de/account/manage';
import type { Translation } from '@/lib/content/translations/translation';

const { signIn, account, contact } = sitePages;

export const signingIn: Translation<typeof english.signingIn> = {
  id: 'signing-in',
  title: 'Anmeldung und Konto',
  questions: [
    {
      id: 'sign-in',
      question: 'Wie melde ich mich an?',
      answer: [
        [
          'Geben Sie auf der ',
          linkTo(signIn.href, 'Anmeldeseite'),
          ` die E-Mail-Adresse Ihres Kontos ein oder die, die Sie beim Bezahlen angegeben haben. Wir senden Ihnen einen Code, der einmal und ${legalValues.codeMinutes} Minuten lang gilt. Ein Passwort gibt es nicht.`,
        ],
        [
          'Haben Sie im App Store oder bei Google Play gekauft, können Sie den Kauf auch in der App wiederherstellen, auf jedem Gerät mit demselben Store-Konto.',
        ],
      ],
    },
    {
      id: 'no-code',
      question: 'Der Code kommt nicht an. Was kann ich tun?',
      answer: [
        {
          steps: [
            ['Warten Sie zwei Minuten und sehen Sie dann im Spam-Ordner nach.'],
            [
              'Prüfen Sie die Adresse auf Tippfehler. Steht in unserer E-Mail, dass es zu dieser Adresse kein Konto gibt, haben Sie Ihr Konto mit einer anderen angelegt.',
            ],
            ['Fordern Sie nach einer Minute einen neuen Code an. Nur der neueste gilt.'],
            [
              'Kommen E-Mails heute verzögert an, steht das auf der ',
              linkTo(sitePages.status.href, 'Statusseite'),
              '. Wenn nicht, ',
              linkTo(contact.href, 'schreiben Sie uns'),
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'no-address',
      question: 'Ich habe nie eine E-\u2060Mail-Adresse hinzugefügt. Wie komme ich wieder hinein?',
      answer: [
        [
          'Verwenden Sie die Adresse, die Sie auf der Zahlungsseite eingegeben haben: Solange Ihr Konto keine andere hat, sendet die ',
          linkTo(signIn.href, 'Anmeldeseite'),
          ' einen Code dorthin. Haben Sie in einem App-Store gekauft, stellen Sie den Kauf in der App wieder her. Bei Google Play können Sie das Abo damit nutzen. Um auch eine Adresse hinzuzufügen, nehmen Sie ein Gerät, auf dem Sie schon vorher angemeldet waren, oder ',
          linkTo(contact.href, 'schreiben Sie uns'),
          '.',
        ],
      ],
    },
    {
      id: 'other-devices',
      question: 'Wie nutze ich das Abo auf meinen anderen Geräten?',
      answer: [
        [
          `Installieren Sie ${brand.browser} auf dem anderen Gerät, wählen Sie in den Einstellungen „Ich habe ein Abo“ aus und melden Sie sich mit Ihrer E-Mail-Adresse an. Diese Adresse können Sie auf der `,
          linkTo(account.href, 'Kontoseite'),
          ' hinzufügen oder ändern.',
        ],
      ],
    },
    {
      id: 'lost-device',
      question: 'Ich habe ein Gerät verloren. Wie melde ich es ab?',
      answer: [
        [
          'Melden Sie sich auf einem anderen Gerät an und öffnen Sie Ihre ',
          linkTo(account.href, 'Kontoseite'),
          `. Unter „${manageWords.devices.heading}“ können Sie ein einzelnes Gerät abmelden oder alle auf einmal. Mit einem Code prüfen wir, dass Sie es sind.`,
        ],
      ],
    },
    {
      id: 'change-address',
      question: 'Wie ändere ich meine E-\u2060Mail-Adresse?',
      answer: [
        [
          'Auf Ihrer ',
          linkTo(account.href, 'Kontoseite'),
          `, neben der Adresse. Die neue erhält einen Code und die alte eine Nachricht, mit der sich die Änderung ${legalValues.undoDays} Tage lang rückgängig machen lässt.`,
        ],
      ],
    },
    {
      id: 'delete-account',
      question: 'Wie lösche ich mein Konto?',
      answer: [
        [
          'Ganz unten auf Ihrer ',
          linkTo(account.href, 'Kontoseite'),
          '. Ein auf dieser Website gekauftes Abo endet dann sofort. Wenn Sie bloß nicht mehr zahlen möchten, kündigen Sie stattdessen. Haben Sie in einem App-Store gekauft, kündigen Sie zuerst dort.',
        ],
      ],
    },
  ],
};
