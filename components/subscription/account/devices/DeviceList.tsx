import { useState } from 'react';
import { AccountSection } from '@/components/subscription/account/AccountSection';
import { Announcement } from '@/components/subscription/account/Announcement';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { UnloadedList } from '@/components/subscription/account/UnloadedList';
import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';
import { momentForReader } from '@/lib/content/days';
import { interfaceWords } from '@/lib/content/site/interface';
import type { SessionEntry } from '@/lib/contract/auth';
import { useDevices } from '@/lib/hooks/account/useDevices';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { DeviceConfirmation } from './DeviceConfirmation';
import { DeviceItem, nameOfDevice } from './DeviceItem';

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

type DialogProps = {
  /** The device that is about to be signed out; null when none is. */
  device: SessionEntry | null;
  onConfirm: (id: string) => void;
  onClose: () => void;
};

const { question, cancel } = manageWords.devices;

/** Asks before another device is signed out. */
function DeviceDialog({ device, onConfirm, onClose }: DialogProps) {
  return (
    <Dialog
      open={device !== null}
      onClose={onClose}
      title={device ? question.heading(nameOfDevice(device)) : ''}
      closeLabel={interfaceWords.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={() => device && onConfirm(device.id)}>{question.confirm}</Button>
        </>
      }
    >
      {device ? <p>{question.intro(momentForReader(device.createdAt, Date.now()))}</p> : null}
    </Dialog>
  );
}
