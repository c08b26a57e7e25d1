import type * as english from '@/lib/content/help/searchedWords';
import type { Translation } from '@/lib/content/translations/translation';

export const searchedWords: Translation<typeof english.searchedWords> = {
  'get-subscription': 'acheter souscrire inscription s’inscrire m’abonner commander abonnement premium',
  price: 'tarif tarifs combien pays france belgique suisse devise euros tva taxe',
  trial: 'essayer gratuit période d’essai premier mois prélèvement carte bancaire premiers jours',
  'payment-methods': 'carte bancaire cb moyen de paiement mode paypal apple pay google pay prélèvement sepa',
  'change-card': 'mettre à jour carte bancaire reçu facture tva numéro expirée moyen de paiement',
  'switch-plan': 'changer de formule forfait changement mensuel annuel upgrade',
  'payment-failed': 'refusée échec échoué paiement refusé carte banque impayé retard rejeté délai de grâce',
  cancel:
    'résiliation annuler arrêter désabonner désabonnement se désabonner renouvellement automatique stopper',
  refund:
    'remboursement argent garantie retour rétractation se rétracter débité deux fois double erreur réclamation',
  'sign-in': 'connexion identifiant login mot de passe activer restaurer entrer accès j’ai un abonnement',
  'no-code': 'mail email reçu spam indésirables vérification otp code à usage unique sms',
  'no-address': 'sans mail accès perdu oublié adresse anonyme récupérer compte',
  'other-devices': 'deuxième téléphone portable ordinateur ajouter appareil tablette combien',
  'lost-device': 'volé téléphone piraté se déconnecter partout retirer appareil sécurité vol',
  'change-address': 'mail email changer nouvelle adresse mauvaise mettre à jour retirer',
  'delete-account': 'effacer fermer compte rgpd données clôturer désinscription',
  'vpn-set-up': 'installer activer allumer connecter installation iphone android mac windows',
  'vpn-location': 'serveurs pays villes liste des serveurs localisation',
  'vpn-not-connecting': 'déconnexion connexion problème erreur marche pas fonctionne pas panne wifi hôtel',
  'vpn-slow': 'vitesse lenteur performances latence débit ping',
  'vpn-blocked': 'bloqué banque netflix captcha exclure split tunneling imprimante réseau local',
  'removal-start':
    'données personnelles effacer annuaires courtiers en données recherche de personnes droit à l’oubli pir',
  'removal-time': 'semaines jours en attente toujours affiché revenu délai durée',
  'identity-theft': 'vol d’identité fraude arnaque conseiller téléphone urgence crédit rétablissement volée',
  'default-search': 'par défaut page d’accueil définir chrome safari firefox edge extension',
  'search-settings':
    'paramètres préférences options police thème safesearch adulte contenu explicite pays résultats',
  'install-browser': 'télécharger installer application appli iphone android mac windows linux gratuit',
  'site-broken': 'ne charge pas page blanche cassé bug traqueur blocage désactiver protection problème',
  sync: 'synchronisation sauvegarde associer code de récupération appareils transférer marque-pages',
  'whats-new': 'notes de version mise à jour version changements nouvelles fonctions',
  'chat-private':
    'ia intelligence artificielle enregistré historique entraînement journal chatgpt confidentiel',
  'chat-paid': 'avancés modèles plus limite abonnement débloquer premium',
  'what-you-know': 'données collecte suivi profil vendre publicité cookies pistage informations',
  'my-data': 'rgpd demande exporter télécharger copie effacer droit d’accès',
  'report-security':
    'vulnérabilité bug bounty prime hameçonnage phishing arnaque usurpation e-mail suspect piratage',
};

export const unsearchedWords: Translation<typeof english.unsearchedWords> =
  'je j me m mon ma mes le la les l un une des de du d au aux est sont suis était a ai as avoir c ce cette ça il on en y comment quoi que qu où quand pourquoi qui peux peut veux voudrais à dans sur pour avec et ou mais ne n pas plus sans votre vos vous nous s se été svp aide';
