import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';
import { momentForReader } from '@/lib/content/days';
import { interfaceWords } from '@/lib/content/site/interface';
import type { SessionEntry } from '@/lib/contract/auth';
import { nameOfDevice } from './DeviceItem';

type Props = {
  /** The device that is about to be signed out; null when none is. */
  device: SessionEntry | null;
  onConfirm: (id: string) => void;
  onClose: () => void;
};

const { question, cancel } = manageWords.devices;

/** Asks before another device is signed out. */
export function DeviceDialog({ device, onConfirm, onClose }: Props) {
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
