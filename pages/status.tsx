import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { StatusStyles } from '@/components/sections/status/StatusStyles';
import { statusWords } from '@/lib/content/help/statusWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export const config = { unstable_runtimeJS: false };

export default function StatusPage() {
  const { title, lead, waiting, notes, contact } = statusWords;
  return (
    <Page route="/status">
      <PageHero title={title} lead={lead} ground="tint">
        {/* The server writes the states into it (server/main/pages/statusPage). */}
        <div className="board" data-status-board>
          <p>{waiting}</p>
        </div>
      </PageHero>
      <StatusStyles />
      <Section
        id="notes"
        title={notes.title}
        layout="side"
        tone="warm"
        action={
          <>
            {`${contact.text} `}
            <a href={localUrl(contact.href)}>{contact.label}</a>
          </>
        }
      >
        <Points items={notes.items} />
      </Section>
    </Page>
  );
}
