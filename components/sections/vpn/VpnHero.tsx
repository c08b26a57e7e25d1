import { Container } from '@/components/ui/Container';
import { dayForReader } from '@/lib/content/days';
import { vpnLocations } from '@/lib/content/help/vpnLocations';
import { vpnLocationWords } from '@/lib/content/help/vpnLocationWords';
import { reviewedFacts } from '@/lib/content/reviewedFacts';
import { VpnMap } from './VpnMap';

export function VpnHero() {
  const { title, lead, checked } = vpnLocationWords;
  const { reviewed } = reviewedFacts.vpnLocations;
  const countries = new Set(vpnLocations.map(({ country }) => country)).size;
  return (
    <section className="hero">
      <Container>
        <h1 className="display-title">{title}</h1>
        <p className="lead-text lead">{lead({ cities: vpnLocations.length, countries })}</p>
        <div className="map">
          <VpnMap />
        </div>
        <p className="checked">
          <time dateTime={reviewed}>{checked(dayForReader(Date.parse(reviewed), 'UTC'))}</time>
        </p>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: var(--space-above-title) var(--space-8);
          overflow: clip;
          background: linear-gradient(var(--color-surface), var(--art-sky) 40%);
        }

        .lead {
          max-width: 40rem;
          margin-block: var(--space-5) var(--space-7);
        }

        .checked {
          margin-top: var(--space-5);
          font-size: var(--text-small);
        }

        @media (--below-medium) {
          .map {
            margin-inline: calc(-1 * var(--space-3));
          }
        }

        @media print {
          .hero {
            padding-block: 0 var(--space-5);
            background: none;
          }

          .map {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
