import { deviceName } from '../account/deviceNames';
import { deviceNameWords } from '../account/deviceNameWords';
import { brand } from '../brand';
import { deviceNameWords as deNames } from '../translations/de/account/deviceNameWords';
import { deviceNameWords as esNames } from '../translations/es/account/deviceNameWords';
import { deviceNameWords as frNames } from '../translations/fr/account/deviceNameWords';
import type { MailWords } from './words';

type SupportActed = MailWords['supportActed'];

/** What our support did because somebody wrote to it, in each language. */
const en: SupportActed = {
  wayIn: ({ hours }) => ({
    subject: `Your way into ${brand.name}`,
    heading: 'A code to sign in',
    lead: [
      `You wrote to us because you couldn’t sign in. Ask for a code as usual, and enter this long one in its place, in any browser or app. It works once, for ${hours} hours.`,
    ],
    after: [
      `No one from ${brand.name} will ever ask you for this code. If you didn’t write to us, you can ignore this email.`,
    ],
  }),
  refund: ({ amount, card }) => ({
    subject: 'Your refund is on its way',
    heading: 'Your refund is on its way',
    lead: [
      card === null
        ? `We’ve refunded ${amount} to the card you paid with.`
        : `We’ve refunded ${amount} to the card ending in ${card}.`,
      'Banks usually take 5 to 10 business days to show a refund.',
    ],
    action: 'Open your account',
    after: ['If this also ends your subscription, we tell you in another email.'],
  }),
  device: (device) => ({
    subject: 'A device was signed out',
    heading: 'We signed a device out',
    lead: [`You asked us to sign this device out of your account: ${deviceName(device, deviceNameWords)}.`],
    action: 'Open your account',
    after: ['If you didn’t ask for it, please reply to our support.'],
  }),
  deletion: () => ({
    subject: 'How to delete your account',
    heading: 'Delete your account?',
    lead: [
      'You asked us to delete your account. Only you can do that, so that nobody else can.',
      'Open your account, sign in if you’re asked to, and choose “Delete account” at the bottom of the page. We then email you a code that confirms it. Deleting an account can’t be undone.',
    ],
    action: 'Open your account',
    after: ['If you didn’t ask for it, you can ignore this email. Nothing happens by itself.'],
  }),
};

const de: SupportActed = {
  wayIn: ({ hours }) => ({
    subject: `Ihr Zugang zu ${brand.name}`,
    heading: 'Ein Code für die Anmeldung',
    lead: [
      `Sie haben uns geschrieben, weil die Anmeldung nicht geklappt hat. Fordern Sie wie gewohnt einen Code an und geben Sie stattdessen diesen langen ein, in einem beliebigen Browser oder in der App. Er gilt einmal und nur ${hours} Stunden lang.`,
    ],
    after: [
      `Niemand von ${brand.name} wird Sie je nach diesem Code fragen. Wenn Sie uns nicht geschrieben haben, können Sie diese Nachricht ignorieren.`,
    ],
  }),
  refund: ({ amount, card }) => ({
    subject: 'Ihre Erstattung ist unterwegs',
    heading: 'Ihre Erstattung ist unterwegs',
    lead: [
      card === null
        ? `Wir haben Ihnen ${amount} erstattet. Das Geld geht auf die Karte zurück, mit der Sie bezahlt haben.`
        : `Wir haben Ihnen ${amount} erstattet. Das Geld geht auf die Karte mit den Endziffern ${card} zurück.`,
      'Bis Ihre Bank die Erstattung anzeigt, vergehen meist 5 bis 10 Werktage.',
    ],
    action: 'Konto öffnen',
    after: ['Falls damit auch Ihr Abo endet, teilen wir Ihnen das in einer weiteren E-Mail mit.'],
  }),
  device: (device) => ({
    subject: 'Ein Gerät wurde abgemeldet',
    heading: 'Wir haben ein Gerät abgemeldet',
    lead: [`Sie haben uns gebeten, dieses Gerät von Ihrem Konto abzumelden: ${deviceName(device, deNames)}.`],
    action: 'Konto öffnen',
    after: ['Falls Sie nicht darum gebeten haben, schreiben Sie bitte unserem Support.'],
  }),
  deletion: () => ({
    subject: 'So löschen Sie Ihr Konto',
    heading: 'Konto löschen?',
    lead: [
      'Sie haben uns gebeten, Ihr Konto zu löschen. Das können nur Sie selbst, damit es niemand anderes kann.',
      'Öffnen Sie Ihr Konto, melden Sie sich an, falls Sie danach gefragt werden, und wählen Sie unten auf der Seite „Konto löschen“. Zur Bestätigung schicken wir Ihnen dann einen Code. Das Löschen lässt sich nicht rückgängig machen.',
    ],
    action: 'Konto öffnen',
    after: [
      'Falls Sie nicht darum gebeten haben, können Sie diese Nachricht ignorieren. Von selbst geschieht nichts.',
    ],
  }),
};

const es: SupportActed = {
  wayIn: ({ hours }) => ({
    subject: `Tu acceso a ${brand.name}`,
    heading: 'Un código para iniciar sesión',
    lead: [
      `Nos escribiste porque no podías iniciar sesión. Pide un código como siempre y escribe en su lugar este código largo, en cualquier navegador o aplicación. Solo se puede usar una vez y caduca a las ${hours} horas.`,
    ],
    after: [
      `Nadie de ${brand.name} te pedirá nunca este código. Si no nos has escrito, puedes ignorar este mensaje.`,
    ],
  }),
  refund: ({ amount, card }) => ({
    subject: 'Tu reembolso está en camino',
    heading: 'Tu reembolso está en camino',
    lead: [
      card === null
        ? `Te hemos reembolsado ${amount}. El dinero vuelve a la tarjeta con la que pagaste.`
        : `Te hemos reembolsado ${amount}. El dinero vuelve a la tarjeta terminada en ${card}.`,
      'Los bancos suelen tardar entre 5 y 10 días hábiles en mostrar un reembolso.',
    ],
    action: 'Abrir tu cuenta',
    after: ['Si con esto también termina tu suscripción, te lo diremos en otro correo.'],
  }),
  device: (device) => ({
    subject: 'Se ha cerrado la sesión de un dispositivo',
    heading: 'Hemos cerrado la sesión de un dispositivo',
    lead: [
      `Nos pediste que cerráramos la sesión de este dispositivo en tu cuenta: ${deviceName(device, esNames)}.`,
    ],
    action: 'Abrir tu cuenta',
    after: ['Si no lo pediste, escribe a nuestro equipo de soporte.'],
  }),
  deletion: () => ({
    subject: 'Cómo eliminar tu cuenta',
    heading: '¿Eliminar tu cuenta?',
    lead: [
      'Nos pediste que elimináramos tu cuenta. Solo tú puedes hacerlo, para que nadie más pueda.',
      'Abre tu cuenta, inicia sesión si te lo pide y elige «Eliminar la cuenta» al final de la página. Entonces te enviaremos un código para confirmarlo. Eliminar una cuenta no se puede deshacer.',
    ],
    action: 'Abrir tu cuenta',
    after: ['Si no lo pediste, puedes ignorar este mensaje. No pasará nada por sí solo.'],
  }),
};

const fr: SupportActed = {
  wayIn: ({ hours }) => ({
    subject: `Votre accès à ${brand.name}`,
    heading: 'Un code pour vous connecter',
    lead: [
      `Vous nous avez écrit parce que vous n’arriviez pas à vous connecter. Demandez un code comme d’habitude, puis saisissez ce code long à sa place, dans n’importe quel navigateur ou dans l’application. Il fonctionne une seule fois, pendant ${hours} heures.`,
    ],
    after: [
      `Personne chez ${brand.name} ne vous demandera jamais ce code. Si vous ne nous avez pas écrit, vous pouvez ignorer ce message.`,
    ],
  }),
  refund: ({ amount, card }) => ({
    subject: 'Votre remboursement est en route',
    heading: 'Votre remboursement est en route',
    lead: [
      card === null
        ? `Nous vous avons remboursé ${amount} sur la carte utilisée pour le paiement.`
        : `Nous vous avons remboursé ${amount} sur la carte se terminant par ${card}.`,
      'Les banques mettent en général 5 à 10 jours ouvrés à afficher un remboursement.',
    ],
    action: 'Ouvrir votre compte',
    after: [
      'Si votre abonnement prend fin avec ce remboursement, nous vous l’écrirons dans un autre e-mail.',
    ],
  }),
  device: (device) => ({
    subject: 'Un appareil a été déconnecté',
    heading: 'Nous avons déconnecté un appareil',
    lead: [
      `Vous nous avez demandé de déconnecter cet appareil de votre compte : ${deviceName(device, frNames)}.`,
    ],
    action: 'Ouvrir votre compte',
    after: ['Si vous ne l’avez pas demandé, écrivez à notre assistance.'],
  }),
  deletion: () => ({
    subject: 'Comment supprimer votre compte',
    heading: 'Supprimer votre compte ?',
    lead: [
      'Vous nous avez demandé de supprimer votre compte. Vous seul pouvez le faire, pour que personne d’autre ne le puisse.',
      'Ouvrez votre compte, connectez-vous si la page vous le demande, puis choisissez « Supprimer le compte » en bas de la page. Nous vous envoyons alors un code pour confirmer. La suppression d’un compte est définitive.',
    ],
    action: 'Ouvrir votre compte',
    after: ['Si vous ne l’avez pas demandé, vous pouvez ignorer ce message. Rien ne se passe tout seul.'],
  }),
};

export const supportActed = { en, de, es, fr } as const;
