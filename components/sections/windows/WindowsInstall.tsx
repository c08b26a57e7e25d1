import { DownloadLink } from '@/components/marketing/DownloadLink';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { windowsInstall } from '@/lib/content/downloadPages/windows';

export function WindowsInstall() {
  const { title, lead, steps, store } = windowsInstall;
  return (
    <Section id="install" title={title} lead={lead} tone="warm">
      <Points items={steps} layout={4} numbered />
      <div className="store raised-panel in-row apart wrapping">
        <div>
          <h3>{store.title}</h3>
          <p className="muted">{store.text}</p>
        </div>
        <DownloadLink
          destination={{ target: 'windowsStore' }}
          page="windows"
          placement="store"
          event="windows"
          look="secondary"
        >
          {store.label}
        </DownloadLink>
      </div>
      <style jsx>{`
        .store {
          gap: var(--space-4) var(--space-6);
          margin-top: var(--space-8);
          padding: var(--space-5) var(--card-padding) var(--card-padding);
        }

        .store div {
          flex: 1 1 22rem;
        }
      `}</style>
    </Section>
  );
}
