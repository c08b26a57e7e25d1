import { useState } from 'react';
import { exportAccount } from '../../auth/v2';
import { exportFile } from '../../content/account/exportFile';
import { CommunicationError } from '../../http/CommunicationError';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';

export type DataExport = Action & {
  /** True while a new sign-in by code is required; call `download` again after that. */
  needsCode: boolean;
  /** True once the file was handed to the browser. */
  done: boolean;
  download(): void;
  cancel(): void;
};

/** Downloads everything stored about the account as one file. */
export function useDataExport(): DataExport {
  const action = useAction();
  const [needsCode, setNeedsCode] = useState(false);
  const [done, setDone] = useState(false);

  async function download(): Promise<void> {
    setNeedsCode(false);
    setDone(false);
    const client = accountClient();
    const connection = await client.connection();
    try {
      const data = await client.withToken((bearer) => exportAccount(connection, bearer));
      save(JSON.stringify(data, null, 2));
      setDone(true);
    } catch (cause) {
      if (!(cause instanceof CommunicationError) || cause.code !== 'reauthentication_required') throw cause;
      setNeedsCode(true);
    }
  }

  return {
    ...action,
    needsCode,
    done,
    download: () => void action.run(download),
    cancel: () => setNeedsCode(false),
  };
}

/** Hands the text to the browser as a file. */
function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = exportFile(new Date().toISOString().slice(0, 10));
  link.click();
  // The browser reads the file after this function has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
