import { withoutLocale } from '../url/localePrefix';

/** The page of an event: the first segment of the path, or home (specification §2). Its language does not count. */
export function pageName(pathname: string): string {
  const [, first] = withoutLocale(pathname).split('/');
  return first || 'home';
}
