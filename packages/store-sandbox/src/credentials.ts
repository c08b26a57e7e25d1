import { base64Of } from './apple/appleStore';
import type { AppleApp } from './apple/payloads';
import type { StoreKeys } from './keys';

export const serviceAccount = 'service@store-sandbox.iam.gserviceaccount.com';
export const pushAccount = 'push@store-sandbox.iam.gserviceaccount.com';

/** `audience` is what its push messages are meant for. */
export type GoogleApp = { packageName: string; audience: string };

/** What operators get from the two stores and put into the settings of the service. Keys are PEM. */
export function credentialsOf({ apple, google }: StoreKeys, app: { apple: AppleApp; google: GoogleApp }) {
  return {
    apple: {
      ...app.apple,
      /** Certificates to trust, as base64 of their bytes. */
      rootCertificates: [base64Of(apple.chain.root.certificate)],
      issuerId: apple.api.issuerId,
      keyId: apple.api.keyId,
      privateKey: apple.api.privateKey,
    },
    google: {
      packageName: app.google.packageName,
      serviceAccount: {
        email: serviceAccount,
        keyId: google.serviceAccount.keyId,
        privateKey: google.serviceAccount.privateKey,
      },
      /** The public key of the app, as base64 of its bytes. */
      licenseKey: base64Of(google.license.publicKey),
      push: { audience: app.google.audience, email: pushAccount },
      /** Nobody pays here, so every purchase is one of a tester. */
      takesTestPurchases: true as const,
    },
  };
}

export type Credentials = ReturnType<typeof credentialsOf>;
