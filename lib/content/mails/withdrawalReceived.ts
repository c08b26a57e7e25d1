import { brand } from '../brand';
import type { MailWords } from './words';

/** Confirmation of a withdrawal from a contract, with all that was stated, in each language. */
export const withdrawalReceived: Record<'en' | 'de' | 'es' | 'fr', MailWords['withdrawalReceived']> = {
  en: ({ name, email, contract, at }) => ({
    subject: 'We received your withdrawal',
    heading: 'We received your withdrawal',
    intro: 'This email confirms that you sent us this statement:',
    stated: [
      `I withdraw from the contract with ${brand.legalName} about ${brand.subscription}.`,
      `Name: ${name}`,
      `Contract: ${contract}`,
      `Email address for the confirmation: ${email}`,
    ],
    submitted: `Submitted: ${at}`,
    after: [
      'If you have the right to withdraw, we end the subscription and refund what you paid without delay, within 14 days at the latest, to the same payment method.',
      `If you didn’t send this, someone else entered your address. Tell us at ${brand.supportEmail}, so that we don’t end your subscription.`,
    ],
  }),
  de: ({ name, email, contract, at }) => ({
    subject: 'Ihr Widerruf ist eingegangen',
    heading: 'Ihr Widerruf ist eingegangen',
    intro: 'Mit dieser E-Mail bestätigen wir, dass Sie uns diese Erklärung übermittelt haben:',
    stated: [
      `Ich widerrufe den Vertrag mit ${brand.legalName} über ${brand.subscription}.`,
      `Name: ${name}`,
      `Vertrag: ${contract}`,
      `E-Mail-Adresse für die Bestätigung: ${email}`,
    ],
    submitted: `Eingegangen: ${at}`,
    after: [
      'Wenn Ihnen das Widerrufsrecht zusteht, beenden wir das Abo und zahlen unverzüglich zurück, was Sie bezahlt haben, spätestens innerhalb von 14 Tagen und über dieselbe Zahlungsart.',
      `Wenn Sie das nicht gesendet haben, hat jemand anders Ihre Adresse angegeben. Schreiben Sie dann an ${brand.supportEmail}, damit wir Ihr Abo nicht beenden.`,
    ],
  }),
  es: ({ name, email, contract, at }) => ({
    subject: 'Hemos recibido tu desistimiento',
    heading: 'Hemos recibido tu desistimiento',
    intro: 'Con este correo te confirmamos que nos has enviado esta declaración:',
    stated: [
      `Desisto del contrato con ${brand.legalName} sobre ${brand.subscription}.`,
      `Nombre: ${name}`,
      `Contrato: ${contract}`,
      `Dirección de correo para la confirmación: ${email}`,
    ],
    submitted: `Enviada: ${at}`,
    after: [
      'Si tienes derecho a desistir, ponemos fin a la suscripción y te devolvemos lo que has pagado sin demora, como máximo en 14 días y por el mismo método de pago.',
      `Si no la has enviado tú, otra persona ha indicado tu dirección. Escríbenos a ${brand.supportEmail} para que no pongamos fin a tu suscripción.`,
    ],
  }),
  fr: ({ name, email, contract, at }) => ({
    subject: 'Nous avons reçu votre rétractation',
    heading: 'Nous avons reçu votre rétractation',
    intro: 'Par cet e-mail, nous confirmons que vous nous avez transmis cette déclaration :',
    stated: [
      `Je me rétracte du contrat conclu avec ${brand.legalName} portant sur ${brand.subscription}.`,
      `Nom : ${name}`,
      `Contrat : ${contract}`,
      `Adresse e-mail pour la confirmation : ${email}`,
    ],
    submitted: `Transmise : ${at}`,
    after: [
      'Si vous avez le droit de vous rétracter, nous mettons fin à l’abonnement et remboursons sans retard ce que vous avez payé, au plus tard dans les 14 jours et par le même moyen de paiement.',
      `Si vous ne l’avez pas envoyée, quelqu’un d’autre a indiqué votre adresse. Écrivez-nous à ${brand.supportEmail}, pour que nous ne mettions pas fin à votre abonnement.`,
    ],
  }),
};
