import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { PaidChatText } from '@/components/marketing/PaidChatText';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { RemovalScreen } from '@/components/marketing/screens/RemovalScreen';
import { TickList } from '@/components/marketing/TickList';
import { Listing } from '@/components/sections/removal/Listing';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Duck } from '@/components/ui/icons/Duck';
import { Line } from '@/components/ui/icons/Line';
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

/** A computer on a desk with the profile inside it, and our mark, a duck, sitting on top with nothing in its bill. */
function DeskPicture() {
  return (
    <svg data-screen-only aria-hidden="true" viewBox="0 0 440 320">
      <circle fill="var(--art-far)" cx="220" cy="176" r="140" />
      <rect
        fill="var(--art-paper)"
        stroke="var(--art-paper-edge)"
        x="72"
        y="86"
        width="296"
        height="178"
        rx="16"
      />
      <rect fill="var(--art-sky)" x="88" y="102" width="264" height="146" rx="6" />
      <rect
        fill="var(--art-paper)"
        stroke="var(--art-paper-edge)"
        x="116"
        y="126"
        width="120"
        height="98"
        rx="9"
      />
      <circle fill="var(--art-warm-deep)" cx="142" cy="154" r="14" />
      <Line color="ink" width={6} d="M166 148h52M166 162h34" />
      <Line color="line" width={5} d="M130 186h92M130 203h64" />
      <Line color="line" width={8} d="M280 172v-16a18 18 0 0 1 36 0v16" />
      <rect fill="var(--art-sun)" x="268" y="170" width="60" height="48" rx="9" />
      <Line color="sand-deep" width={6} d="M298 188v12" />
      <path fill="var(--art-middle)" d="M180 264h80l10 34H170z" />
      <Line color="near" width={6} d="M20 298h400" />
      <Duck x={226} y={31} scale={1.25} />
    </svg>
  );
}

/** Where the details are stored: on the person's own computer, and nowhere else. */
function LocalBand() {
  const { title, text, points } = removalProduct.local;
  return (
    <Section id="local" title={title} lead={text} tone="deep" picture={<DeskPicture />}>
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
