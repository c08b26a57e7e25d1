import { Section } from '@/components/marketing/Section';
import { ComparisonTable } from '@/components/sections/compare/ComparisonTable';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { compareWords } from '@/lib/content/downloadPages/compare';
import { comparisonAsOf } from '@/lib/content/downloads/comparison';
import { compareTeaser } from '@/lib/content/home/compareTeaser';

/** A few rows of the comparison, on a sheet. */
export function CompareTeaser() {
  const { title, lead, more } = compareTeaser;
  return (
    <Section id="compare" title={title} lead={lead} tone="tint">
      <div className="sheet below-4 large-corners">
        <ComparisonTable short />
      </div>
      <p className="small-print below-4">
        {compareWords.asOf} <time dateTime={comparisonAsOf.date}>{comparisonAsOf.words}</time>
      </p>
      <ButtonLink href={more.href} variant="secondary" data-event="page.home.compare.click">
        {more.label}
      </ButtonLink>
      <style jsx>{`
        .sheet {
          padding: clamp(var(--space-4), 2vw, var(--space-5));
          background: var(--color-surface);
          box-shadow: var(--shadow-low);
        }
      `}</style>
    </Section>
  );
}
