import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { interfaceWords } from '@/lib/content/site/interface';

type Props = {
  open: boolean;
  title: string;
  /** The label of the button that leaves everything as it is; null without one. */
  cancel: string | null;
  /** During a call the dialog stays open. */
  busy?: boolean;
  onClose: () => void;
  /** The button that goes on, if there is one. */
  action: ReactNode;
  children: ReactNode;
};

/** Asks before something that cannot simply be undone. */
export function QuestionDialog({ open, title, cancel, busy = false, onClose, action, children }: Props) {
  const close = () => (busy ? undefined : onClose());
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={interfaceWords.close}
      actions={
        <>
          {cancel === null ? null : (
            <Button variant="secondary" onClick={close}>
              {cancel}
            </Button>
          )}
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
