/** The name of the file with an account's data; `day` in ISO 8601. */
export function exportFile(day: string): string {
  return `account-data-${day}.json`;
}

/** Words of the section on the account page. */
export const dataExportWords = {
  heading: 'Your data',
  intro: 'Everything we have stored about your account, in one file that you can read.',
  download: 'Download my data',
  working: 'Collecting your data',
  done: 'Your data was downloaded.',
  needsCode: (email: string) => `First confirm that it is you. We will email a code to ${email}.`,
  sendCode: 'Send me a code',
  confirm: 'Confirm and download',
  cancel: 'Cancel',
} as const;
