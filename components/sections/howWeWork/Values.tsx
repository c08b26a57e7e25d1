import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { workValues } from '@/lib/content/company/howWeWork';

/** Each value beside a drawing: a bridge carried from both sides, a map held upside down, a plank tested before the step. */
export function Values() {
  const { saidLabel, items } = workValues;
  return items.map(({ id, title, lead, practices, said }, index) => (
    <Section
      key={id}
      id={id}
      title={title}
      lead={lead}
      tone={index % 2 ? 'warm' : 'plain'}
      picture={<CachedDrawing name={`work-pictures.svg#${id}`} />}
      pictureSide={index % 2 ? 'right' : 'left'}
    >
      <ul className="ruled-list">
        {practices.map((practice) => (
          <li key={practice}>{practice}</li>
        ))}
      </ul>
      <p className="in-column gap-1 above-5">
        <span className="small-print">{saidLabel}</span>
        <span className="small-title strong-weight">{said}</span>
      </p>
    </Section>
  ));
}
