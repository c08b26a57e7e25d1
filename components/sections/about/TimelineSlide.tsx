import type { TimelineEvent } from '@/lib/content/timeline';
import { Reeds } from './Reeds';

type Props = Partial<TimelineEvent> & {
  title: string;
  text: string;
  /** The first slide, which says what follows. */
  lead?: boolean;
  tall?: boolean;
};

/**
 * One moment: its words on a card, and the reeds it stands on. Its look is in slideStyles, bound to the list: with a
 * class on every part the thirty slides would be a third heavier.
 */
export function TimelineSlide({ date, title, text, link, lead = false, tall = false }: Props) {
  return (
    <li className={lead ? 'lead' : undefined}>
      <div>
        {date ? <small>{date}</small> : null}
        <h3>{title}</h3>
        <p>{text}</p>
        {link ? <a href={link.href}>{link.label}</a> : null}
      </div>
      {lead ? null : <Reeds tall={tall} />}
    </li>
  );
}
