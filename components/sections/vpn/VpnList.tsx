import { Section } from '@/components/marketing/Section';
import { byCountry, vpnRegions } from '@/lib/content/help/vpnLocations';
import { vpnLocationWords } from '@/lib/content/help/vpnLocationWords';
import { vpnPlaceNames } from '@/lib/content/help/vpnPlaceNames';

export function VpnList() {
  return (
    <Section id="list" title={vpnLocationWords.listTitle}>
      {vpnRegions.map(({ id, locations }) => (
        <section className="two-columns" key={id} aria-labelledby={`${id}-region`}>
          <h3 id={`${id}-region`}>{vpnPlaceNames.regions[id]}</h3>
          <ul>
            {byCountry(locations).map(({ country, cities }) => (
              <li className="in-column" key={country}>
                <b>{country}</b>
                <span className="muted">{cities.join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <style jsx>{`
        section {
          --first: 2fr;
          --second: 9fr;
          gap: var(--space-4) var(--space-6);
          padding-block: var(--space-6);
          border-top: 2px solid var(--color-text);
        }

        ul {
          columns: 3 13rem;
          column-gap: var(--space-6);
        }

        li {
          padding-bottom: var(--space-4);
          break-inside: avoid;
        }
      `}</style>
    </Section>
  );
}
