/** The page of an event: the first segment of the path, or home (specification §2). */
export function pageName(pathname: string): string {
  const [, first] = pathname.split('/');
  return first || 'home';
}
