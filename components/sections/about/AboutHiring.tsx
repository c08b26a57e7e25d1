import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { TickList } from '@/components/marketing/TickList';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { aboutHiring } from '@/lib/content/company/about';

export function AboutHiring() {
  const { title, text, points, link } = aboutHiring;
  return (
    <Section
      id="hiring"
      title={title}
      lead={text}
      tone="warm"
      picture={<CachedDrawing name="about-pictures.svg#desk" />}
      pictureSide="left"
    >
      <div className="gap-6 stacked at-start">
        <TickList items={points} row />
        <ButtonLink href={link.href} data-event="page.about.join.click">
          {link.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
