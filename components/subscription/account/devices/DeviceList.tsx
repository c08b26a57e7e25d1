import { useState } from 'react';
import { AccountSection } from '@/components/subscription/account/AccountSection';
import { Announcement } from '@/components/subscription/account/Announcement';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { UnloadedList } from '@/components/subscription/account/UnloadedList';
import { manageWords } from '@/lib/content/account/manage';
import type { SessionEntry } from '@/lib/contract/auth';
import { useDevices } from '@/lib/hooks/account/useDevices';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { DeviceConfirmation } from './DeviceConfirmation';
import { DeviceDialog } from './DeviceDialog';
import { DeviceItem } from './DeviceItem';

type Props = {
  email: string | null;
  /** Asks whether to sign this browser itself out. */
  onSignOutHere: () => void;
};

const words = manageWords.devices;

/** The browsers and apps that are signed in, and a way to sign each of them out. */
export function DeviceList({ email, onSignOutHere }: Props) {
  const { state, devices, reload, remove, busy, error, needsCode, cancel } = useDevices();
  const { place, keepFocus } = useKeptFocus();
  const [asking, setAsking] = useState<SessionEntry | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);

  async function signOut(id: string) {
    setAsking(null);
    setPressed(id);
    setRemoved(false);
    const count = devices.length;
    setRemoved((await remove(id)) && count > 0);
    keepFocus();
  }

  return (
    <AccountSection heading={words.heading} headingRef={place} intro={words.intro}>
      <Announcement text={removed && needsCode === null ? words.removed : ''} />
      <ScreenError error={error && { ...error, scope: 'screen' }} />
      {state !== 'ready' ? (
        <UnloadedList state={state} words={words} row="high" reload={reload} />
      ) : (
        <ul className="devices">
          {devices.map((device) => (
            <li key={device.id}>
              <DeviceItem
                device={device}
                busy={busy && pressed === device.id}
                onSignOut={() => (device.current ? onSignOutHere() : setAsking(device))}
              />
              {needsCode === device.id ? (
                <DeviceConfirmation
                  email={email}
                  onDone={() => void signOut(device.id)}
                  onCancel={() => {
                    cancel();
                    keepFocus();
                  }}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <DeviceDialog device={asking} onConfirm={(id) => void signOut(id)} onClose={() => setAsking(null)} />
      <style jsx>{`
        li + li {
          border-top: 1px solid var(--color-border);
        }
      `}</style>
    </AccountSection>
  );
}
