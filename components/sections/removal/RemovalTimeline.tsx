import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** What happens when, as in a timetable. */
export function RemovalTimeline() {
  const { title, steps } = removalProduct.course;
  return (
    <Section id="course" title={title} layout="side">
      <Points items={steps} mark={({ when }) => <p className="eyebrow">{when}</p>} />
    </Section>
  );
}
