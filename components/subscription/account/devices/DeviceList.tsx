import { useEffect, useRef, useState } from 'react';
import { AccountSection } from '@/components/subscription/account/AccountSection';
import { Announcement } from '@/components/subscription/account/Announcement';
import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { OwnerQuestion } from '@/components/subscription/account/signIn/OwnerQuestion';
import { UnloadedList } from '@/components/subscription/account/UnloadedList';
import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';
import { momentForReader } from '@/lib/content/days';
import type { SessionEntry } from '@/lib/contract/auth';
import { useDevices } from '@/lib/hooks/account/useDevices';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { DeviceItem, nameOfDevice } from './DeviceItem';

/** `onSignOutHere` asks whether to sign this browser itself out. */
type Props = { email: string | null; onSignOutHere: () => void };

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
  function leaveIt() {
    cancel();
    keepFocus();
  }

  return (
    <AccountSection heading={words.heading} headingRef={place} intro={words.intro}>
      <Announcement text={removed && needsCode === null ? words.removed : ''} />
      <ScreenError error={error} />
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
                <Confirmation email={email} onDone={() => void signOut(device.id)} onCancel={leaveIt} />
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

type DialogProps = { device: SessionEntry | null; onConfirm: (id: string) => void; onClose: () => void };

/** Asks before another device is signed out; null while none is about to be. */
function DeviceDialog({ device, onConfirm, onClose }: DialogProps) {
  const { question, cancel } = words;
  return (
    <QuestionDialog
      open={device !== null}
      title={device ? question.heading(nameOfDevice(device)) : ''}
      cancel={cancel}
      onClose={onClose}
      action={<Button onClick={() => device && onConfirm(device.id)}>{question.confirm}</Button>}
    >
      {device ? <p>{question.intro(momentForReader(device.createdAt, Date.now()))}</p> : null}
    </QuestionDialog>
  );
}

/** Below the device, before another one is signed out. */
function Confirmation(props: { email: string | null; onDone: () => void; onCancel: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="medium-corners holder soft-tint">
      <OwnerQuestion {...props} words={words} ref={place} />
      <style jsx>{`
        div {
          max-width: 28rem;
          margin-bottom: var(--space-5);
          padding: var(--space-4);
        }

        /* The six cells of the code need the whole width of a small screen. */
        @media (--below-compact) {
          div {
            padding: var(--space-2) 0 0;
            background: none;
          }
        }
      `}</style>
    </div>
  );
}
