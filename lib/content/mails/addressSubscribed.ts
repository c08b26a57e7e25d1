import type { MailText } from './words';

/**
 * `since` is when the running subscription was bought, or null when it has ended by now, so that the reader may have none.
 * `refunded` is null when nothing had been paid for the new one.
 */
type Values = { since: string | null; refunded: string | null };

function en({ since, refunded }: Values): MailText {
  const title = since === null ? 'We canceled your new subscription' : 'You already have a subscription';
  return {
    subject: title,
    heading: title,
    lead: [
      since === null
        ? 'You just bought a subscription with this email address, but the address already had one. So that you don’t pay twice by mistake, we canceled the new one.'
        : `You just bought a subscription with this email address, but the address has had one since ${since}. So that you don’t pay twice by mistake, we canceled the new one.`,
      refunded === null
        ? 'You haven’t been charged for it.'
        : `We’ve refunded the ${refunded} you paid for it in full.`,
      since === null
        ? 'The earlier subscription may have ended by now. To find out, sign in with this email address. If it has, you can subscribe again.'
        : 'To use the subscription you have, sign in with this email address.',
    ],
    action: 'Sign in',
    after: [
      'Do you want another subscription, for example for someone else? You can still buy one: return to our website and confirm it there.',
      'If you didn’t buy anything, there’s nothing you need to do.',
    ],
  };
}

function de({ since, refunded }: Values): MailText {
  const title = since === null ? 'Wir haben Ihr neues Abo gekündigt' : 'Sie haben bereits ein Abo';
  return {
    subject: title,
    heading: title,
    lead: [
      since === null
        ? 'Sie haben gerade mit dieser E-Mail-Adresse ein Abo gekauft, obwohl es zu dieser Adresse schon eines gab. Damit Sie nicht versehentlich doppelt zahlen, haben wir das neue gekündigt.'
        : `Sie haben gerade mit dieser E-Mail-Adresse ein Abo gekauft, obwohl es zu dieser Adresse seit dem ${since} schon eines gibt. Damit Sie nicht versehentlich doppelt zahlen, haben wir das neue gekündigt.`,
      refunded === null
        ? 'Dafür wurde nichts abgebucht.'
        : `Die dafür gezahlten ${refunded} haben wir Ihnen vollständig erstattet.`,
      since === null
        ? 'Das frühere Abo ist inzwischen vielleicht beendet. Melden Sie sich mit dieser E-Mail-Adresse an, um nachzusehen. Läuft es nicht mehr, können Sie wieder ein Abo abschließen.'
        : 'Um Ihr bestehendes Abo zu nutzen, melden Sie sich mit dieser E-Mail-Adresse an.',
    ],
    action: 'Anmelden',
    after: [
      'Sie möchten ein weiteres Abo, zum Beispiel für jemand anderen? Das ist möglich: Bestätigen Sie es auf unserer Website.',
      'Wenn Sie nichts gekauft haben, müssen Sie nichts tun.',
    ],
  };
}

function es({ since, refunded }: Values): MailText {
  const title = since === null ? 'Hemos cancelado tu nueva suscripción' : 'Ya tienes una suscripción';
  return {
    subject: title,
    heading: title,
    lead: [
      since === null
        ? 'Acabas de comprar una suscripción con esta dirección de correo, que ya tenía una. Para que no pagues dos veces por error, hemos cancelado la nueva.'
        : `Acabas de comprar una suscripción con esta dirección de correo, que ya tiene una desde el ${since}. Para que no pagues dos veces por error, hemos cancelado la nueva.`,
      refunded === null
        ? 'No se te ha cobrado nada por ella.'
        : `Te hemos devuelto el importe íntegro que pagaste por ella: ${refunded}.`,
      since === null
        ? 'Puede que la suscripción anterior ya haya terminado. Para saberlo, inicia sesión con esta dirección de correo. Si ha terminado, puedes volver a suscribirte.'
        : 'Para usar la suscripción que tienes, inicia sesión con esta dirección de correo.',
    ],
    action: 'Iniciar sesión',
    after: [
      '¿Quieres otra suscripción, por ejemplo para otra persona? Puedes comprarla: vuelve a nuestra web y confirma allí la compra.',
      'Si no has comprado nada, no tienes que hacer nada.',
    ],
  };
}

function fr({ since, refunded }: Values): MailText {
  const title =
    since === null ? 'Nous avons résilié votre nouvel abonnement' : 'Vous avez déjà un abonnement';
  return {
    subject: title,
    heading: title,
    lead: [
      since === null
        ? 'Vous venez d’acheter un abonnement avec cette adresse e-mail, à laquelle un abonnement était déjà associé. Pour que vous ne payiez pas deux fois par erreur, nous avons résilié le nouveau.'
        : `Vous venez d’acheter un abonnement avec cette adresse e-mail, à laquelle un abonnement est déjà associé depuis le ${since}. Pour que vous ne payiez pas deux fois par erreur, nous avons résilié le nouveau.`,
      refunded === null
        ? 'Rien ne vous a été débité pour celui-ci.'
        : `Nous vous avons remboursé la totalité de ce que vous aviez payé pour celui-ci : ${refunded}.`,
      since === null
        ? 'L’abonnement précédent a peut-être pris fin entre-temps. Pour le savoir, connectez-vous avec cette adresse e-mail. S’il a pris fin, vous pouvez vous réabonner.'
        : 'Pour utiliser l’abonnement que vous avez, connectez-vous avec cette adresse e-mail.',
    ],
    action: 'Se connecter',
    after: [
      'Vous souhaitez un autre abonnement, par exemple pour quelqu’un d’autre ? C’est toujours possible : revenez sur notre site et confirmez l’achat.',
      'Si vous n’avez rien acheté, vous n’avez rien à faire.',
    ],
  };
}

/** A purchase with an address that already pays for a subscription was undone. */
export const addressSubscribed = { en, de, es, fr } as const;
