import { brand } from '../brand';
import { reasonLines } from './reasonLines';
import type { MailWords } from './words';

/** Confirmation of the cancellation of a contract, with all that was stated, in each language. */
export const cancellationReceived: Record<'en' | 'de' | 'es' | 'fr', MailWords['cancellationReceived']> = {
  en: ({ kind, reason, end, name, email, contract, at }) => ({
    subject: 'We received your cancellation',
    heading: 'We received your cancellation',
    intro: 'This email confirms that you sent us this statement:',
    stated: [
      `I cancel the contract with ${brand.legalName} about ${brand.subscription}.`,
      `Kind of cancellation: ${kind === 'ordinary' ? 'ordinary' : 'for good cause'}`,
      ...reasonLines('Reason: ', reason),
      `To end: ${end ?? (kind === 'ordinary' ? 'at the earliest possible time, which is the end of the period you paid for or of the free trial' : 'at the earliest possible time')}`,
      `Name: ${name}`,
      `Contract: ${contract}`,
      `Email address for the confirmation: ${email}`,
    ],
    submitted: `Submitted: ${at}`,
    after: [
      kind === 'ordinary'
        ? 'Everything keeps working until the subscription ends. There’s nothing else you need to do.'
        : 'We read your reason and reply to you. If you have the right to end the contract early, we refund what you paid for the time after its end.',
      `If you didn’t send this, someone else entered your address. Tell us at ${brand.supportEmail}, so that we don’t cancel your subscription.`,
    ],
  }),
  de: ({ kind, reason, end, name, email, contract, at }) => ({
    subject: 'Ihre Kündigung ist eingegangen',
    heading: 'Ihre Kündigung ist eingegangen',
    intro: 'Mit dieser E-Mail bestätigen wir, dass Sie uns diese Erklärung übermittelt haben:',
    stated: [
      `Ich kündige den Vertrag mit ${brand.legalName} über ${brand.subscription}.`,
      `Art der Kündigung: ${kind === 'ordinary' ? 'ordentlich' : 'außerordentlich, aus wichtigem Grund'}`,
      ...reasonLines('Grund: ', reason),
      `Vertragsende: ${end ?? (kind === 'ordinary' ? 'zum frühestmöglichen Zeitpunkt, also zum Ende des bezahlten Zeitraums oder der kostenlosen Testphase' : 'zum frühestmöglichen Zeitpunkt')}`,
      `Name: ${name}`,
      `Vertrag: ${contract}`,
      `E-Mail-Adresse für die Bestätigung: ${email}`,
    ],
    submitted: `Eingegangen: ${at}`,
    after: [
      kind === 'ordinary'
        ? 'Bis zum Ende des Abos funktioniert alles weiter. Sie brauchen nichts weiter zu tun.'
        : 'Wir lesen Ihren Grund und antworten Ihnen. Wenn Sie den Vertrag vorzeitig beenden dürfen, erstatten wir, was Sie für die Zeit nach seinem Ende bezahlt haben.',
      `Wenn Sie das nicht gesendet haben, hat jemand anders Ihre Adresse angegeben. Schreiben Sie dann an ${brand.supportEmail}, damit wir Ihr Abo nicht beenden.`,
    ],
  }),
  es: ({ kind, reason, end, name, email, contract, at }) => ({
    subject: 'Hemos recibido tu cancelación',
    heading: 'Hemos recibido tu cancelación',
    intro: 'Con este correo te confirmamos que nos has enviado esta declaración:',
    stated: [
      `Cancelo el contrato con ${brand.legalName} sobre ${brand.subscription}.`,
      `Tipo de cancelación: ${kind === 'ordinary' ? 'ordinaria' : 'por justa causa'}`,
      ...reasonLines('Motivo: ', reason),
      `Fin del contrato: ${end ?? (kind === 'ordinary' ? 'lo antes posible, es decir, al final del periodo que has pagado o de la prueba gratuita' : 'lo antes posible')}`,
      `Nombre: ${name}`,
      `Contrato: ${contract}`,
      `Dirección de correo para la confirmación: ${email}`,
    ],
    submitted: `Enviada: ${at}`,
    after: [
      kind === 'ordinary'
        ? 'Todo sigue funcionando hasta que termine la suscripción. No tienes que hacer nada más.'
        : 'Leemos tu motivo y te respondemos. Si tienes derecho a poner fin al contrato antes de tiempo, te devolvemos lo que has pagado por el tiempo posterior.',
      `Si no la has enviado tú, otra persona ha indicado tu dirección. Escríbenos a ${brand.supportEmail} para que no cancelemos tu suscripción.`,
    ],
  }),
  fr: ({ kind, reason, end, name, email, contract, at }) => ({
    subject: 'Nous avons reçu votre résiliation',
    heading: 'Nous avons reçu votre résiliation',
    intro: 'Par cet e-mail, nous confirmons que vous nous avez transmis cette déclaration :',
    stated: [
      `Je résilie le contrat conclu avec ${brand.legalName} portant sur ${brand.subscription}.`,
      `Type de résiliation : ${kind === 'ordinary' ? 'ordinaire' : 'pour motif légitime'}`,
      ...reasonLines('Motif : ', reason),
      `Fin du contrat : ${end ?? (kind === 'ordinary' ? 'dès que possible, c’est-à-dire à la fin de la période payée ou de l’essai gratuit' : 'dès que possible')}`,
      `Nom : ${name}`,
      `Contrat : ${contract}`,
      `Adresse e-mail pour la confirmation : ${email}`,
    ],
    submitted: `Transmise : ${at}`,
    after: [
      kind === 'ordinary'
        ? 'Tout continue de fonctionner jusqu’à la fin de l’abonnement. Vous n’avez rien d’autre à faire.'
        : 'Nous lisons votre motif et vous répondons. Si vous avez le droit de mettre fin au contrat avant terme, nous remboursons ce que vous avez payé pour la période restante.',
      `Si vous ne l’avez pas envoyée, quelqu’un d’autre a indiqué votre adresse. Écrivez-nous à ${brand.supportEmail}, pour que nous ne mettions pas fin à votre abonnement.`,
    ],
  }),
};
