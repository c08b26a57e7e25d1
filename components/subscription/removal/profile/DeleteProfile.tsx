import { useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { removalWords } from '@/lib/content/app/removal';
import { interfaceWords } from '@/lib/content/site/interface';

type Props = { open: boolean; onClose: () => void; onConfirm: () => Promise<void> };

/** Asks once before everything on this device is deleted. */
export function DeleteProfile({ open, onClose, onConfirm }: Props) {
  const { title, text, confirm, deleting, cancel, failed } = removalWords.edit.question;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(false);

  async function proceed(): Promise<void> {
    setBusy(true);
    setTrouble(false);
    try {
      await onConfirm();
    } catch {
      setTrouble(true);
      setBusy(false);
    }
  }

  /** During the call the dialog stays open: what the app has begun cannot be stopped. */
  function close(): void {
    if (busy) return;
    setTrouble(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={interfaceWords.close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {cancel}
          </Button>
          <Button variant="danger" busyLabel={busy ? deleting : null} onClick={proceed}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {trouble ? <Notice tone="danger">{failed}</Notice> : null}
    </Dialog>
  );
}
