import { brand } from '../brand';
import type { MailWords } from './words';

type Languages<Name extends keyof MailWords> = Record<'en' | 'de' | 'es' | 'fr', MailWords[Name]>;

/** Asks whether somebody really wants to hear when the subscription is sold in a country. */
export const saleInterest: Languages<'saleInterest'> = {
  en: ({ country, days }) => ({
    subject: 'Should we tell you when you can subscribe?',
    heading: 'Should we tell you when you can subscribe?',
    lead: [
      `Someone, probably you, asked us to email this address when ${brand.subscription} becomes available in this country: ${country}.`,
      'If that was you, select the button and confirm on the page that opens.',
    ],
    action: 'Confirm request',
    after: [
      `If it wasn’t you, you don’t need to do anything. We won’t send anything unless you confirm, and after ${days} days we delete the address. You can also have it deleted right away, on the same page.`,
    ],
  }),
  de: ({ country, days }) => ({
    subject: 'Sollen wir Ihnen Bescheid geben, sobald Sie abonnieren können?',
    heading: 'Sollen wir Ihnen Bescheid geben, sobald Sie abonnieren können?',
    lead: [
      `Jemand, vermutlich Sie, hat uns gebeten, an diese Adresse zu schreiben, sobald es ${brand.subscription} in diesem Land gibt: ${country}.`,
      'Wenn Sie das waren, klicken oder tippen Sie auf die Schaltfläche und bestätigen Sie auf der Seite, die sich öffnet.',
    ],
    action: 'Anfrage bestätigen',
    after: [
      `Waren Sie es nicht, müssen Sie nichts tun. Ohne Ihre Bestätigung verschicken wir nichts, und nach ${days} Tagen löschen wir die Adresse. Auf derselben Seite können Sie sie auch sofort löschen lassen.`,
    ],
  }),
  es: ({ country, days }) => ({
    subject: '¿Te avisamos cuando puedas suscribirte?',
    heading: '¿Te avisamos cuando puedas suscribirte?',
    lead: [
      `Alguien, probablemente tú, nos ha pedido que escribamos a esta dirección cuando ${brand.subscription} esté disponible en este país: ${country}.`,
      'Si has sido tú, pulsa el botón y confirma en la página que se abre.',
    ],
    action: 'Confirmar la solicitud',
    after: [
      `Si no has sido tú, no tienes que hacer nada. Si no confirmas, no enviaremos nada y a los ${days} días eliminaremos la dirección. En esa misma página también puedes pedir que se elimine ahora.`,
    ],
  }),
  fr: ({ country, days }) => ({
    subject: 'Voulez-vous savoir quand vous pourrez vous abonner ?',
    heading: 'Voulez-vous savoir quand vous pourrez vous abonner ?',
    lead: [
      `Quelqu’un, sans doute vous, nous a demandé d’écrire à cette adresse quand ${brand.subscription} sera disponible dans ce pays : ${country}.`,
      'Si c’était vous, appuyez sur le bouton et confirmez sur la page qui s’ouvre.',
    ],
    action: 'Confirmer la demande',
    after: [
      `Si ce n’était pas vous, vous n’avez rien à faire. Sans votre confirmation, nous n’enverrons rien, et nous supprimerons l’adresse au bout de ${days} jours. Sur la même page, vous pouvez aussi la faire supprimer tout de suite.`,
    ],
  }),
};

/** Sent once to everyone who confirmed that, when the sale there begins. */
export const saleOpened: Languages<'saleOpened'> = {
  en: ({ country }) => ({
    subject: `You can now subscribe to ${brand.subscription}`,
    heading: `${brand.subscription} is available in your country`,
    lead: [`You asked us to tell you when you could subscribe in this country: ${country}. Now you can.`],
    action: 'See plans and prices',
    after: ['We won’t email you about this again. We’ve deleted your address from the list.'],
  }),
  de: ({ country }) => ({
    subject: `Sie können ${brand.subscription} jetzt abonnieren`,
    heading: `${brand.subscription} gibt es jetzt in Ihrem Land`,
    lead: [
      `Sie wollten erfahren, wann Sie in diesem Land abonnieren können: ${country}. Jetzt ist es so weit.`,
    ],
    action: 'Tarife und Preise ansehen',
    after: ['Dazu bekommen Sie keine weiteren E-Mails. Ihre Adresse haben wir aus der Liste gelöscht.'],
  }),
  es: ({ country }) => ({
    subject: `Ya puedes suscribirte a ${brand.subscription}`,
    heading: `${brand.subscription} ya está disponible en tu país`,
    lead: [
      `Nos pediste que te avisáramos cuando pudieras suscribirte en este país: ${country}. Ya puedes hacerlo.`,
    ],
    action: 'Ver planes y precios',
    after: ['No recibirás más correos sobre este tema. Hemos eliminado tu dirección de la lista.'],
  }),
  fr: ({ country }) => ({
    subject: `Vous pouvez maintenant vous abonner à ${brand.subscription}`,
    heading: `${brand.subscription} est disponible dans votre pays`,
    lead: [
      `Vous nous avez demandé de vous prévenir quand vous pourriez vous abonner dans ce pays : ${country}. C’est maintenant possible.`,
    ],
    action: 'Voir les formules et les prix',
    after: ['Vous ne recevrez plus d’e-mail à ce sujet. Nous avons supprimé votre adresse de la liste.'],
  }),
};
