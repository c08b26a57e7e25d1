import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/searchBoxWords';
import type { Translation } from '@/lib/content/translations/translation';

export const searchBoxWords: Translation<typeof english.searchBoxWords> = {
  label: 'Rechercher en privé sur le web',
  placeholder: 'Rechercher en privé',
  placeholderChat: `Interroger ${brand.chat} en privé`,
  submit: 'Rechercher',
  submitAsk: 'Interroger',
  ask: `Interroger ${brand.chat}`,
  clear: 'Effacer la recherche',
  mode: 'Rechercher ou interroger l’IA',
  modeSearch: 'Rechercher',
  modeAsk: 'Interroger l’IA',
  suggestions: 'Suggestions',
  found: 'Suggestions : 0. Utilisez les flèches pour choisir.',
  foundNone: '',
  take: 'Copier dans le champ de recherche',
  tooLong: 'Cela fait 0 caractères : une recherche en compte 500 au maximum. Raccourcissez-la.',
  customize: 'Personnaliser',
  customizeTitle: 'Champ de recherche',
  customizeLegend: 'Afficher',
  customizeBoth: 'Recherche et chat IA',
  customizeSearch: 'Recherche seule',
  customizeNote:
    'Enregistré dans ce navigateur. « Recherche seule » masque aussi l’IA dans nos résultats de recherche.',
  aiSettings: 'Tous les réglages de l’IA',
  done: 'Terminé',
  keys: 'Appuyez sur Alt+Entrée pour interroger directement l’IA.',
};
