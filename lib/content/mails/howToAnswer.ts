/** Tells support whether the sender of a statement about a contract has been sent a confirmation, and what to do if not. */
export function howToAnswer({ language, confirmed }: { language: string; confirmed: boolean }): string {
  return confirmed
    ? `The sender reads ${language} and has been sent a confirmation. Reply to this email to answer.`
    : `The sender reads ${language} and has NOT been sent a confirmation, since this address had several today. Reply to this email, quote the above, and say that you received it then.`;
}
