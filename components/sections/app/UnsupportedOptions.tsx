import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { Requirements, Troubles, TwoColumns } from '@/components/sections/downloads/InstallColumns';
import { brand } from '@/lib/content/brand';
import { unsupportedWords } from '@/lib/content/downloadPages/downloadDeviceWords';

const { options, optionsTitle, links, minimum, mistaken } = unsupportedWords;

const actions: Partial<Record<(typeof options)[number]['id'], { label: string; href: string }>> = {
  search: { label: links.search, href: brand.searchUrl },
  extension: { label: links.extension, href: '/app/devices#extensions' },
  elsewhere: { label: links.elsewhere, href: '/app/devices' },
};

/** What still works on an old device, best option first; and the oldest systems that the app supports. */
export function UnsupportedOptions() {
  const items = options.map(({ id, title, text }) => ({ title, text, link: actions[id] }));
  return (
    <>
      <Section id="options" title={optionsTitle}>
        <div data-link-event="page.appnosupport.download.click" data-origin="funnel_appnosupport_website">
          <Points items={items} layout={2} numbered />
        </div>
      </Section>
      <TwoColumns>
        <div>
          <Requirements title={minimum.title} rows={minimum.rows} />
          <p className="small-print">{minimum.note}</p>
        </div>
        <Troubles title={mistaken.title} items={mistaken.items} />
      </TwoColumns>
    </>
  );
}
