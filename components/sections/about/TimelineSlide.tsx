import type { TimelineEvent } from '@/lib/content/company/timeline';

type Props = Partial<TimelineEvent> & {
  title: string;
  text: string;
  /** The first slide, which says what follows. */
  lead?: boolean;
};

/**
 * One moment: its words on a card. Its look, with the reeds it stands on, is in slideStyles, bound to the list: with a
 * class on every part and a drawing in each the thirty slides would be twice as heavy.
 */
export function TimelineSlide({ date, title, text, link, lead = false }: Props) {
  return (
    <li className={lead ? 'lead' : undefined}>
      <div>
        {date ? <small>{date}</small> : null}
        <h3>{title}</h3>
        <p>{text}</p>
        {link ? <a href={link.href}>{link.label}</a> : null}
      </div>
    </li>
  );
}
