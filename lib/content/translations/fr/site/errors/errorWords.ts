import type * as english from '@/lib/content/site/errors/errorWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorWords: Translation<typeof english.errorWords> = {
  communication: 'Une erreur de communication s’est produite. Veuillez réessayer.',
  field: {
    invalid_email_address:
      'Cela ne ressemble pas à une adresse e-mail. Vérifiez qu’elle ne contient pas d’erreur.',
    failed_mx_check: 'Ce domaine ne reçoit pas d’e-mails. Vérifiez la partie après le @.',
    email_address_not_changed: 'C’est déjà votre adresse e-mail. Saisissez-en une autre.',
    account_change_email_address_failed: 'Cette adresse ne peut pas être utilisée ici. Essayez-en une autre.',
    invalid_link_signature: 'Cette demande a expiré. Revenez en arrière et saisissez l’adresse à nouveau.',
    invalid_session_id: 'Cette connexion a expiré. Demandez un nouveau code.',
    suspended_account: 'Ce compte est bloqué. Écrivez-nous et nous vous aiderons.',
  },
  screen: {
    account_choice_required:
      'Plusieurs abonnements ont été achetés avec cette adresse e-mail. Connectez-vous sur notre site, dans un navigateur, et choisissez-en un. Vous pourrez ensuite vous connecter ici aussi.',
    offline: 'Vous êtes hors ligne. Rien n’est perdu. Réessayez une fois la connexion rétablie.',
    cookies_blocked:
      'Votre navigateur n’enregistre pas les cookies de ce site. Autorisez-les pour vous connecter ou vous abonner.',
    service_unavailable:
      'Cette partie du service est momentanément indisponible. Veuillez réessayer dans un instant.',
    buying_unavailable:
      'Il n’est pas possible de s’abonner pour le moment. Veuillez patienter quelques minutes.',
    unknown_account: 'Ce compte n’existe plus.',
    signed_in_by_receipt:
      'Votre achat suffit pour utiliser l’abonnement. Pour modifier le compte, utilisez un appareil qui y était déjà connecté ou contactez-nous.',
    unverified_account:
      'Nous devons vous envoyer un code par e-mail, mais ce compte n’a pas encore d’adresse. Ajoutez-en d’abord une.',
    email_sending_error: 'Nous n’avons pas pu envoyer l’e-mail. Rien n’est perdu. Veuillez réessayer.',
    other_account:
      'Cet achat appartient à un autre compte. Restaurez l’achat dans l’application pour vous connecter à ce compte.',
    not_refundable:
      'La garantie de remboursement couvre un premier achat, pendant les 30 jours qui suivent le premier paiement. Votre droit légal de rétractation n’en est pas affecté. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous.',
    managed_elsewhere:
      'Cet abonnement a été acheté dans une boutique d’applications. C’est là que vous pouvez le modifier ou le résilier.',
    renews_elsewhere:
      'Vous avez aussi un abonnement pris dans une boutique d’applications, qui sera renouvelé. Résiliez-le d’abord dans cette boutique si vous préférez conserver celui-ci.',
  },
  notOpened: (address) =>
    `L’application n’a pas ouvert cette page. Dans un navigateur, connectez-vous sur ${address} et réessayez depuis cette page. Si votre compte n’a pas encore d’adresse e-mail, ajoutez-en d’abord une ici. Un abonnement acheté dans une boutique d’applications peut aussi être géré dans la boutique elle-même.`,
  code: {
    wrong: 'Ce code n’est pas le bon. Comparez-le avec celui du dernier e-mail reçu.',
    wrongWithTries: (tries) =>
      tries === 1
        ? 'Ce code n’est pas le bon. Il vous reste un essai.'
        : `Ce code n’est pas le bon. Il vous reste ${tries} essais.`,
    expired: 'Ce code a expiré. Demandez-en un nouveau.',
    spent: 'Trop d’essais incorrects. Ce code n’est plus valable. Demandez-en un nouveau.',
    sentBefore: (seconds) =>
      `Nous venons d’envoyer un code. Vous pourrez en demander un nouveau dans ${seconds} secondes.`,
  },
  tooMany: {
    unknown: 'Trop de tentatives. Patientez un peu, puis réessayez.',
    second: 'Trop de tentatives. Réessayez dans une seconde.',
    seconds: (seconds) => `Trop de tentatives. Réessayez dans ${seconds} secondes.`,
    minutes: (minutes) => `Trop de tentatives. Réessayez dans ${minutes} minutes.`,
    hours: (hours) => `Trop de tentatives. Réessayez dans ${hours} heures.`,
    longCode:
      'Vous pouvez aussi consulter votre boîte de réception : s’il existe un compte avec cette adresse, nous y avons envoyé un code long avec lequel vous pouvez vous connecter tout de suite.',
  },
};
