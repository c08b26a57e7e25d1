import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { vpnScreen } from '@/lib/content/subscription/screens';
import { Screen } from './Screen';

export function VpnScreen() {
  const words = vpnScreen;
  return (
    <Screen describes={words.describes}>
      <div className="vpn-screen in-column">
        <div className="state in-column centered">
          <p className="in-row apart strong-weight full-width">
            {words.title}
            <span className="switch" />
          </p>
          <div className="globe in-middle on-accent">
            <SiteIcon name="globe" size={24} />
          </div>
          <p className="status small-title strong-weight">{words.status}</p>
          <p className="since muted caption-text">{words.since}</p>
        </div>
        <div className="locations">
          <p className="list-title muted caption-text strong-weight">{words.list}</p>
          <div className="list">
            {words.locations.map(({ place, country, isChosen }) => (
              <p key={place} className={isChosen && 'chosen'}>
                <span>
                  <b className="own-line small-text medium-weight">{place}</b>
                  {country}
                </span>
              </p>
            ))}
          </div>
        </div>
      </div>
      <style jsx global>{`
        .vpn-screen {
          grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
        }

        .vpn-screen .state {
          align-content: start;
          justify-items: center;
          padding: 0.875rem 1rem 2rem;
          background: var(--color-surface-tint);
        }

        .vpn-screen .globe {
          width: 4.5rem;
          height: 4.5rem;
          margin: 0.75rem 0 0.625rem;
          border-radius: 50%;
          box-shadow: 0 0 0 0.5rem var(--color-surface-tint-strong);
        }

        .vpn-screen .globe svg {
          width: 2.5rem;
          height: 2.5rem;
        }

        .vpn-screen .status {
          margin-top: 0.375rem;
          letter-spacing: var(--tracking-title);
        }

        .vpn-screen .since {
          font-variant-numeric: tabular-nums;
        }

        .vpn-screen .locations {
          padding: 0.875rem 0 0;
        }

        .vpn-screen .list-title {
          padding: 0 1rem 0.5rem;
        }

        .vpn-screen .list p {
          display: flex;
          align-items: center;
          justify-content: space-between;
          gap: 0.5rem;
          padding: 0.4375rem 1rem;
          border-top: 1px solid var(--art-paper-edge);
          color: var(--color-text-muted);
          font-size: var(--text-caption);
        }

        .vpn-screen .chosen {
          background: var(--color-surface-tint);
        }

        .vpn-screen .chosen::after {
          width: 0.4375rem;
          height: 0.75rem;
          margin: 0 0.375rem 0.25rem;
          border: solid var(--color-accent-text);
          border-width: 0 2px 2px 0;
          rotate: 42deg;
          content: '';
        }
      `}</style>
    </Screen>
  );
}
