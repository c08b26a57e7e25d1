import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/proComparison';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const comparison: Translation<typeof english.comparison> = {
  title: 'Avec et sans l’abonnement',
  lead: 'Ce qui change au quotidien.',
  columns: { topic: 'Situation', without: 'Sans', with: `Avec ${brand.name}` },
  rows: [
    {
      topic: 'Sur un Wi-Fi public',
      without: 'La personne qui gère le réseau peut voir quels sites vous consultez.',
      with: 'Elle ne voit qu’une connexion chiffrée.',
    },
    {
      topic: 'À la maison',
      without: 'Votre fournisseur d’accès peut tenir la liste des sites que vous consultez.',
      with: 'Votre fournisseur voit que vous utilisez un VPN, mais pas ce que vous en faites.',
    },
    {
      topic: 'Sur les sites de courtiers en données (États-Unis)',
      without:
        'N’importe qui peut trouver votre adresse. C’est à vous d’en demander la suppression à chaque site, encore et encore.',
      with: `Nous vérifions plus de ${subscriptionFigures.brokerSites} sites, demandons la suppression de vos fiches et vérifions régulièrement.`,
    },
    {
      topic: 'Si votre identité est usurpée',
      without: 'À vous de trouver qui appeler en premier, puis de patienter au téléphone.',
      with: 'Vous appelez un seul numéro, et quelqu’un vous conseille, de jour comme de nuit.',
    },
    {
      topic: 'Dans un chat IA',
      without: 'Vos questions peuvent être conservées avec votre nom et votre adresse IP.',
      with: 'Le modèle reçoit votre question, mais pas votre adresse IP.',
      flag: 'usePaidDuckAi',
    },
    {
      topic: 'Pour tout gérer',
      without: 'Un service, une facture et un mot de passe différents pour chaque chose.',
      with: 'Un abonnement, une facture, aucun mot de passe.',
    },
  ],
};
