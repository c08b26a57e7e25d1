import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { VpnList } from '@/components/sections/vpn/VpnList';
import { VpnMap } from '@/components/sections/vpn/VpnMap';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { dayForReader } from '@/lib/content/days';
import { vpnLocations } from '@/lib/content/help/vpnLocations';
import { vpnLocationWords } from '@/lib/content/help/vpnLocationWords';
import { reviewedFacts } from '@/lib/content/reviewedFacts';

export const config = { unstable_runtimeJS: false };

export default function VpnLocationsPage() {
  const { title, lead, checked, notes, call } = vpnLocationWords;
  const { reviewed } = reviewedFacts.vpnLocations;
  const countries = new Set(vpnLocations.map(({ country }) => country)).size;
  return (
    <Page route="/vpn-locations">
      <PageHero
        title={title}
        lead={lead({ cities: vpnLocations.length, countries })}
        ground="sky"
        picture={<VpnMap />}
      >
        <p className="small-print">
          <time dateTime={reviewed}>{checked(dayForReader(Date.parse(reviewed), 'UTC'))}</time>
        </p>
      </PageHero>
      <VpnList />
      <Section id="notes" title={notes.title} layout="side" tone="warm">
        <Points items={notes.items} />
      </Section>
      <Section
        id="call"
        title={call.title}
        lead={call.text}
        action={
          <ButtonRow>
            <ButtonLink href={call.action.href}>{call.action.label}</ButtonLink>
            <ButtonLink href={call.help.href} variant="secondary">
              {call.help.label}
            </ButtonLink>
          </ButtonRow>
        }
      />
    </Page>
  );
}
