import type { DownloadTarget } from './downloadTarget';
import type { SiteLink, TextWithLinks } from './links';

type Destination = { href: string } | { target: DownloadTarget };

const placedLinks = /\[([^[\]]+)\]\((\w+)\)/;

/**
 * Running text with links wherever the language wants them: in `"See the [terms](terms)."` the words in brackets lead to
 * the destination of that name.
 */
export function textWithLinks(
  text: string,
  destinations: Readonly<Record<string, Destination>>,
): TextWithLinks {
  const parts = text.split(placedLinks);
  return parts.flatMap<string | SiteLink>((part, index) => {
    if (index % 3 === 0) return part === '' ? [] : [part];
    if (index % 3 === 2) return [];
    const name = parts[index + 1] ?? '';
    const destination = destinations[name];
    if (!destination) throw new Error(`No destination is named ${name}: ${text}`);
    return [{ label: part, ...destination }];
  });
}
