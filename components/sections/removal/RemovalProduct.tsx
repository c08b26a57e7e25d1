import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { PaidChatText } from '@/components/marketing/PaidChatText';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { RemovalScreen } from '@/components/marketing/screens/RemovalScreen';
import { TickList } from '@/components/marketing/TickList';
import { Listing } from '@/components/sections/removal/Listing';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** The product's page, as a browser outside the app shows it. Rendered at build; no script touches it. */
export function RemovalProduct() {
  return (
    <>
      <ProductHero />
      <Listing />
      <RemovalTimeline />
      <LocalBand />
      <RemovalClosing />
      <PageShore route="/dbp" />
    </>
  );
}

/** Where the details are stored: on the person's own computer, and nowhere else. */
function LocalBand() {
  const { title, text, points } = removalProduct.local;
  return (
    <Section
      id="local"
      title={title}
      lead={text}
      tone="deep"
      picture={<CachedDrawing name="care-pictures.svg#desk" />}
    >
      <TickList items={points} />
    </Section>
  );
}

/** What happens when, as in a timetable. */
function RemovalTimeline() {
  const { title, steps } = removalProduct.course;
  return (
    <Section id="course" title={title} layout="side">
      <Points items={steps} mark={({ when }) => <p className="eyebrow">{when}</p>} />
    </Section>
  );
}

/** The next step: the plan that includes it, or the app for those who have the plan. */
function RemovalClosing() {
  const { title, action, have } = removalProduct.closing;
  return (
    <Section
      id="closing"
      title={title}
      lead={<PaidChatText {...removalProduct.closing} />}
      layout="center"
      action={<ButtonLink href="/pro?featurePage=pir">{action}</ButtonLink>}
    >
      <p className="small-print">{have}</p>
    </Section>
  );
}

/** The headline above a window of the app. */
function ProductHero() {
  const { eyebrow, title, lead, action, note, withoutScript } = removalProduct;
  return (
    <PageHero eyebrow={eyebrow} title={title} lead={lead} align="center" ground="sky" picture={<Window />}>
      <div className="gap-4 stacked level">
        <ButtonLink href="/pro?featurePage=pir">{action}</ButtonLink>
        <p className="small-print">{note}</p>
        <noscript>
          <Notice silent>{withoutScript}</Notice>
        </noscript>
      </div>
    </PageHero>
  );
}

function Window() {
  return (
    <div className="window" data-screen-only>
      <RemovalScreen />
      <style jsx>{`
        .window {
          max-width: 54rem;
          margin: var(--space-6) auto 0;
        }
      `}</style>
    </div>
  );
}
