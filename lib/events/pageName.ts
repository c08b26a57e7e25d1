import { withoutLocale } from '../url/localePrefix';

/** The page of an event: the first segment of the path, or home (specification §2). The locale is ignored. */
export function pageName(pathname: string): string {
  const [, first] = withoutLocale(pathname).split('/');
  return first || 'home';
}
