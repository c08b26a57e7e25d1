import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/forms/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { deviceName } from '@/lib/content/account/deviceNames';
import { deviceNameWords } from '@/lib/content/account/deviceNameWords';
import { manageWords } from '@/lib/content/account/manage';
import { dayForReader, momentForReader } from '@/lib/content/days';
import { language } from '@/lib/content/site/languages/language';
import type { SessionEntry } from '@/lib/contract/auth';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';

type Props = { device: SessionEntry; busy: boolean; onSignOut: () => void };

const words = manageWords.devices;

export function DeviceItem({ device, busy, onSignOut }: Props) {
  const { kind, createdAt, lastUsedAt, current } = device;
  const inApp = useNativeHost()?.inApp === true;
  const name = nameOfDevice(device);
  const since = momentForReader(createdAt, Date.now());
  return (
    <div className="device in-row gap-3">
      <span className="sign in-middle accent-text own-size strong-tint">
        <Icon name={kind === 'app' ? 'devices' : 'browser'} size={24} />
      </span>
      <div className="words">
        <p className="name in-row wrapping medium-weight">
          {name} {current ? <Badge>{inApp ? words.currentApp : words.current}</Badge> : null}
        </p>
        <p className="small-print">{words.signedIn(since)}</p>
        <p className="small-print">{words.lastUsed(dayInWords(lastUsedAt, Date.now()))}</p>
      </div>
      {current && inApp ? null : (
        <Button variant="secondary" size="small" busyLabel={busy ? words.removing : null} onClick={onSignOut}>
          <span aria-hidden="true">{words.remove}</span>
          <span className="spoken">{words.removeLabel(name, since)}</span>
        </Button>
      )}
      <style jsx>{`
        .device {
          min-height: 4.5rem;
          padding-block: var(--space-3);
        }

        .sign {
          width: 2.75rem;
          height: 2.75rem;
          border-radius: var(--radius-small);
        }

        .words {
          flex: 1;
          min-width: 0;
        }

        @media (--below-compact) {
          .sign {
            display: none;
          }

          .device {
            flex-wrap: wrap;
          }

          .words {
            flex-basis: 100%;
          }
        }

        .name {
          gap: var(--space-1) var(--space-2);
        }
      `}</style>
    </div>
  );
}

export function nameOfDevice({ kind = 'browser', system = 'other' }: SessionEntry): string {
  return deviceName({ kind, system }, deviceNameWords);
}

const dayLength = 24 * 60 * 60 * 1000;

/** `"today"`, `"3 days ago"` in the visitor's time zone; a date after a month. Takes milliseconds since the epoch. */
function dayInWords(time: number, now: number): string {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / dayLength);
  if (days < -30) return manageWords.devices.onDay(dayForReader(time));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
}

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
