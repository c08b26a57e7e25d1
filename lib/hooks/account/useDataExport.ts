import { useState } from 'react';
import { exportAccount } from '../../auth/v2';
import { exportFile } from '../../content/account/exportFile';
import type { AccountExport } from '../../contract/auth';
import { useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { withFreshSignIn } from './freshSignIn';

/** Downloads everything stored as one file, led by `inWords`. With `needsCode`, a sign-in by code comes first. */
export function useDataExport(inWords: (data: AccountExport) => Record<string, unknown>) {
  const action = useAction();
  const [needsCode, setNeedsCode] = useState(false);
  const [done, setDone] = useState(false);

  async function download(): Promise<void> {
    setNeedsCode(false);
    setDone(false);
    const client = accountClient();
    const connection = await client.connection();
    const data = await client.withToken((bearer) => exportAccount(connection, bearer));
    save(JSON.stringify({ ...inWords(data), ...data }, null, 2));
    setDone(true);
  }

  return {
    ...action,
    needsCode,
    done,
    download: () => void action.run(() => withFreshSignIn(download, () => setNeedsCode(true))),
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
