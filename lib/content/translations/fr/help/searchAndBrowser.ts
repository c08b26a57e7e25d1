import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/searchAndBrowser';
import { sitePages } from '@/lib/content/site/sitePages';
import type { Translation } from '@/lib/content/translations/translation';

const { app, settings, bangs, devices, updates } = sitePages;

export const searchAndBrowser: Translation<typeof english.searchAndBrowser> = {
  id: 'search-and-browser',
  title: 'Recherche et navigateur',
  questions: [
    {
      id: 'default-search',
      question: `Comment faire de ${brand.search} mon moteur de recherche ?`,
      answer: [
        [
          `Dans ${brand.browser}, il l’est déjà. Dans un autre navigateur, ajoutez `,
          linkTo(devices.href, 'notre extension'),
          ', ou choisissez-le dans « Moteur de recherche » dans les réglages du navigateur.',
        ],
      ],
    },
    {
      id: 'search-settings',
      question: 'Comment changer ma région, ma langue ou la recherche filtrée ?',
      answer: [
        [
          'Dans les ',
          linkTo(settings.href, 'réglages de recherche'),
          '. Ils sont enregistrés dans votre navigateur, pas dans un compte. Si vous supprimez souvent vos cookies, gardez dans vos favoris le lien que cette page vous donne : il contient vos réglages.',
        ],
        [
          'Pour chercher tout de suite sur un autre site, utilisez les ',
          linkTo(bangs.href, 'bangs'),
          ' : « !wfr canard » ouvre Wikipédia.',
        ],
      ],
    },
    {
      id: 'install-browser',
      question: `Où trouver ${brand.browser} ?`,
      answer: [
        [
          'Pour iPhone, iPad, Android, Mac et Windows, sur la ',
          linkTo(app.href, 'page du navigateur'),
          '. Il est gratuit et peut importer les favoris et les mots de passe de votre navigateur actuel, dans « Importer » dans les réglages.',
        ],
      ],
    },
    {
      id: 'site-broken',
      question: 'Un site s’affiche mal ou ne fonctionne pas.',
      answer: [
        [
          'Appuyez sur le bouclier dans la barre d’adresse et désactivez les protections pour ce site. S’il fonctionne maintenant, choisissez « Signaler un site défaillant » au même endroit. Nous réparons ce que nous pouvons, et le signalement ne dit pas qui vous êtes.',
        ],
      ],
    },
    {
      id: 'sync',
      question: 'Comment synchroniser mes favoris et mes mots de passe ?',
      answer: [
        [
          'Ouvrez « Synchronisation et sauvegarde » dans les réglages d’un appareil et scannez le code avec l’autre. Aucun compte n’est nécessaire. Tout est chiffré sur votre appareil, et seuls vos appareils détiennent la clé. Conservez le code de récupération : sans lui, personne ne peut retrouver les données, nous non plus.',
        ],
      ],
    },
    {
      id: 'whats-new',
      question: 'Où voir les nouveautés des applications ?',
      answer: [
        [
          linkTo(updates.href, 'Nouveautés'),
          ' présente chaque changement notable avec sa date et son système, et propose un flux auquel vous abonner.',
        ],
      ],
    },
  ],
};
