/** The page on which the link in a mail lets people confirm a withdrawal or a cancellation. What it says of it, the service writes. */
export const confirmWords = {
  title: 'Withdraw or cancel',
  withdrawal: 'Confirm withdrawal',
  cancellation: 'Cancel now',
  note: 'Opening this page changes nothing. Its button does.',
  back: 'Go to help',
} as const;
