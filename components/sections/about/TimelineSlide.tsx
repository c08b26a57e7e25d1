import { localUrl } from '@/lib/content/site/languages/localUrl';

type Props = {
  /** A month and a year, in words. */
  date?: string;
  title: string;
  text: string;
  link?: string | undefined;
  href?: string | undefined;
  /** The first slide, which introduces the others. */
  lead?: boolean;
};

/**
 * One moment: its text on a card. Its styles, including the reeds below it, are in Timeline, scoped to the list:
 * with a class on every part and a drawing in each, the thirty slides would be twice as large.
 */
export function TimelineSlide({ date, title, text, link, href, lead = false }: Props) {
  return (
    <li className={lead ? 'lead' : undefined}>
      <div>
        {date ? <small>{date}</small> : null}
        <h3>{title}</h3>
        <p>{text}</p>
        {link && href ? <a href={localUrl(href)}>{link}</a> : null}
      </div>
    </li>
  );
}
