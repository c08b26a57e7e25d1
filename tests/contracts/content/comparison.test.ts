import { browserComparison, comparedBrowsers, type Support } from '@/lib/content/downloads/comparison';
import * as english from '@/lib/content/downloads/comparisonWords';
import * as german from '@/lib/content/translations/de/downloads/comparisonWords';
import * as spanish from '@/lib/content/translations/es/downloads/comparisonWords';
import * as french from '@/lib/content/translations/fr/downloads/comparisonWords';

/** What needs a word of explanation: whoever is judged can read in what way. */
const explained: readonly Support[] = ['limited', 'paid'];

it.each(Object.entries({ english, german, spanish, french }))(
  'in %s each limited or paid protection of a browser says in what way, and no other needs to',
  (_language, { comparisonWords }) => {
    for (const { id, cells } of browserComparison) {
      const expected = comparedBrowsers
        .map((browser) => browser.id)
        .filter((browser) => explained.includes(cells[browser]));
      expect([id, Object.keys(comparisonWords[id].notes)]).toEqual([id, expected]);
    }
  },
);
