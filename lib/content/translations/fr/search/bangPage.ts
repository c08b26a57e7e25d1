import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/search/bangPage';
import type { Translation } from '@/lib/content/translations/translation';

export const bangHero: Translation<typeof english.bangHero> = {
  title: 'Les bangs : cherchez directement sur d’autres sites',
  lead: `Tapez un bang devant votre recherche, et ${brand.search} vous mène droit aux résultats de ce site.`,
  label: `Rechercher avec ${brand.search}`,
  placeholder: '!wfr canard',
  submit: 'Rechercher',
  example: { bang: '!wfr', words: 'canard', site: 'Wikipédia', address: 'fr.wikipedia.org', found: 'Canard' },
  exampleLabel: 'Exemple : !wfr canard ouvre l’article sur les canards dans Wikipédia',
};

export const bangFacts: Translation<typeof english.bangFacts> = {
  title: 'Ce que sont les bangs',
  items: [
    {
      title: 'Un point d’exclamation et quelques lettres',
      text: 'Ils désignent un site. En une journée, vous connaîtrez les cinq qu’il vous faut ; les autres se trouvent ici.',
    },
    {
      title: 'Où vous voulez dans la recherche',
      text: 'Au début, à la fin ou au milieu : « canard !wfr » donne le même résultat.',
    },
    {
      title: 'Confidentiels de notre côté',
      text: 'Nous n’enregistrons pas les bangs que vous utilisez. Le site où vous allez voit votre visite, comme n’importe quelle autre.',
    },
  ],
  popularTitle: 'Les bangs les plus utilisés',
};

export const bangList: Translation<typeof english.bangList> = {
  title: 'Tous les bangs',
  lead: (count, categories) => `${count} sites dans ${categories} catégories.`,
  filterLabel: 'Trouver un bang par son nom ou ses lettres',
  filterPlaceholder: 'Wikipedia, !yt, cuisine',
  found: (count) => (count === 1 ? '1 bang' : `${count} bangs`),
  noneTitle: 'Aucun bang trouvé',
  none: 'Essayez avec moins de lettres, ou proposez le site.',
  suggest: { label: 'Proposer un bang', href: '/bangs/new' },
  suggestTitle: 'Il en manque un ?',
  browse: 'Catégories',
};

export const bangForm: Translation<typeof english.bangForm> = {
  title: 'Proposez un bang',
  lead: 'Remplissez quatre champs. Une personne examine chaque proposition, et les bonnes rejoignent la liste en quelques semaines.',
  fields: {
    site: {
      label: 'Nom du site',
      hint: 'Le nom que le site se donne.',
      placeholder: 'Open Food Facts',
    },
    trigger: {
      label: 'Raccourci',
      hint: 'Quelques lettres ou chiffres faciles à retenir.',
      placeholder: '!off',
    },
    url: {
      label: 'Adresse de recherche',
      hint: 'Faites une recherche sur le site, copiez l’adresse et remplacez les mots recherchés par {{{s}}}.',
      placeholder: 'https://example.org/search?q={{{s}}}',
    },
    place: { label: 'Catégorie et sous-catégorie', choose: 'Choisir' },
  },
  errors: {
    site: 'Saisissez le nom du site.',
    trigger: 'Saisissez jusqu’à 24 lettres ou chiffres, sans espace.',
    url: 'Saisissez une adresse complète qui commence par https:// et contient {{{s}}} une fois, après le domaine du site.',
    place: 'Choisissez une catégorie.',
  },
  submit: 'Envoyer la proposition',
  sending: 'Envoi…',
  note: 'Nous conservons la proposition, et rien sur vous.',
  busy: 'Cela fait beaucoup en une heure. Merci ! Envoyez la suite plus tard.',
  failed: 'L’envoi n’a pas abouti. Tout ce que vous avez saisi est encore là : essayez à nouveau.',
  thanksTitle: 'Merci pour votre proposition',
  thanks: 'Nous allons l’examiner. Si nous la retenons, vous la trouverez dans la liste de tous les bangs.',
  another: 'En proposer un autre',
  back: { label: 'Tous les bangs', href: '/bangs' },
  checks: {
    title: 'Ce qui fait un bon bang',
    items: [
      'Une adresse suffit pour chercher sur le site, sans se connecter',
      'D’autres que vous s’en serviraient aussi',
      'Le raccourci est court et ne figure pas encore dans la liste',
      'Il mène au site lui-même, sans passer par un lien de suivi',
    ],
  },
};
