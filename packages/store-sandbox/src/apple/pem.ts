/** The bytes of a certificate in base64, as `x5c` and settings hold it. */
export function base64Of(pem: string): string {
  return pem.replace(/-----[A-Z ]+-----|\s/g, '');
}
