import { PageHero } from '@/components/marketing/PageHero';
import { RemovalScreen } from '@/components/marketing/screens/RemovalScreen';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** The headline above a window of the app. */
export function ProductHero() {
  const { eyebrow, title, lead, action, note, withoutScript } = removalProduct;
  return (
    <PageHero eyebrow={eyebrow} title={title} lead={lead} align="center" ground="sky" picture={<Window />}>
      <Stack align="center">
        <ButtonLink href="/pro?featurePage=pir">{action}</ButtonLink>
        <p className="small-print">{note}</p>
        <noscript>
          <Notice silent>{withoutScript}</Notice>
        </noscript>
      </Stack>
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
