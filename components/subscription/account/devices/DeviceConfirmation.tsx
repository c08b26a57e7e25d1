import { useEffect, useRef } from 'react';
import { Reauthenticate } from '@/components/subscription/account/signIn/Reauthenticate';
import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';

type Props = { email: string | null; onDone: () => void; onCancel: () => void };

const words = manageWords.devices;

/** Asks for a code below the device, to confirm that the owner is here before another device is signed out. */
export function DeviceConfirmation({ email, onDone, onCancel }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="confirmation" ref={place} tabIndex={-1}>
      <p>{email === null ? words.needsEmail : words.needsCode(email)}</p>
      {email === null ? null : (
        <Reauthenticate email={email} send={words.sendCode} submit={words.confirm} onDone={onDone} />
      )}
      <Button variant="quiet" size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
      <style jsx>{`
        .confirmation {
          position: relative;
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-4);
          max-width: 28rem;
          margin-bottom: var(--space-5);
          padding: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-surface-tint);
        }

        p {
          font-size: var(--text-small);
        }

        /* The six cells of the code need the whole width of a small screen. */
        @media (--below-compact) {
          .confirmation {
            padding: var(--space-2) 0 0;
            background: none;
          }
        }
      `}</style>
    </div>
  );
}
