import { Section } from '@/components/marketing/Section';
import { workValues } from '@/lib/content/company/howWeWork';
import { ValuePicture } from './ValuePicture';

export function Values() {
  const { saidLabel, items } = workValues;
  return items.map(({ id, title, lead, practices, said }, index) => (
    <Section
      key={id}
      id={id}
      title={title}
      lead={lead}
      tone={index % 2 ? 'warm' : 'plain'}
      picture={<ValuePicture id={id} />}
      pictureSide={index % 2 ? 'right' : 'left'}
    >
      <ul className="ruled-list">
        {practices.map((practice) => (
          <li key={practice}>{practice}</li>
        ))}
      </ul>
      <p className="said small-title strong-weight">
        <span className="small-print">{saidLabel}</span>
        {said}
      </p>
      <style jsx>{`
        .said {
          display: grid;
          gap: var(--space-1);
          margin-top: var(--space-5);
        }

        span {
          font-weight: var(--weight-regular);
        }
      `}</style>
    </Section>
  ));
}
