import type { Ref } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { Reauthenticate } from './Reauthenticate';

type Props = {
  email: string | null;
  words: {
    needsEmail: string;
    needsCode: (email: string) => string;
    sendCode: string;
    confirm: string;
    cancel: string;
  };
  onDone: () => void;
  onCancel: () => void;
  ref: Ref<HTMLDivElement>;
};

/** Asks for a code first, to confirm that the owner is here; without an address there is nowhere to send one. */
export function OwnerQuestion({ email, words, onDone, onCancel, ref }: Props) {
  return (
    <div className="in-column gap-4" ref={ref} tabIndex={-1}>
      <p className="small-text">{email === null ? words.needsEmail : words.needsCode(email)}</p>
      {email === null ? null : (
        <Reauthenticate email={email} send={words.sendCode} submit={words.confirm} onDone={onDone} />
      )}
      <Button variant="quiet" size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
      <style jsx>{`
        div {
          grid-template-columns: minmax(0, 1fr);
          max-width: 28rem;
        }
      `}</style>
    </div>
  );
}
