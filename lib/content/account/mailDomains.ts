/** The mail domains that slips are compared with: those of the large providers, and the one that our examples use. */
export const commonMailDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'proton.me',
  'comcast.net',
  'verizon.net',
  'example.com',
] as const;

/** Domains that really exist one slip beside those, so that nobody is asked about them. */
export const neighboringMailDomains: readonly string[] = [
  'mail.com',
  'email.com',
  'ymail.com',
  'yahoo.co',
  'yahoo.ca',
  'yahoo.de',
  'yahoo.es',
  'yahoo.it',
  'yahoo.co.in',
  'yahoo.co.jp',
  'hotmail.de',
  'hotmail.es',
  'hotmail.it',
  'hotmail.ca',
  'outlook.de',
  'outlook.es',
  'outlook.fr',
];
