import { interfaceWords } from '@/lib/content/site/interface';
import { language } from '@/lib/content/site/languages/language';
import {
  fixedLanguageOf,
  fixedVersionsOf,
  languageNames,
  languages,
  pathIn,
} from '@/lib/content/site/languages/languages';
import { type RoutePath, routeAt } from '@/lib/content/site/routes';

type Props = {
  route: RoutePath;
  /** Below the page, whose menu has them as well. */
  again?: boolean;
};

/** The same page in our other languages, as plain links; enhance/everyPage/languageChoice keeps query and choice. */
export function LanguageLinks({ route, again = false }: Props) {
  // An error page is shown at an address that exists in no language.
  const path = routeAt(route)?.status === undefined ? route : '/';
  const fixed = fixedLanguageOf(path);
  const versions = fixed === null ? null : fixedVersionsOf(path);
  return (
    <nav
      className="languages"
      data-offer-script={again ? undefined : '/enhance/everyPage/offerLanguage.js'}
      aria-label={interfaceWords.languages}
    >
      {languages.map((one) => (
        <a
          key={one}
          href={versions?.[one] ?? pathIn(one, path)}
          lang={one}
          hrefLang={one}
          aria-current={one === (fixed ?? language) ? 'true' : undefined}
        >
          {languageNames[one]}
        </a>
      ))}
    </nav>
  );
}
