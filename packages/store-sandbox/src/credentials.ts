import type { AppleApp } from './apple/payloads';
import { base64Of } from './apple/pem';
import type { StoreKeys } from './keys';

export const serviceAccount = 'service@store-sandbox.iam.gserviceaccount.com';
export const pushAccount = 'push@store-sandbox.iam.gserviceaccount.com';

/** `audience` is what its push messages are meant for. */
export type GoogleApp = { packageName: string; audience: string };

/** What operators get from the two stores and put into the settings of the service. Keys are PEM. */
export type Credentials = {
  apple: AppleApp & {
    /** Certificates to trust, as base64 of their bytes. */
    rootCertificates: string[];
    issuerId: string;
    keyId: string;
    privateKey: string;
  };
  google: {
    packageName: string;
    serviceAccount: { email: string; keyId: string; privateKey: string };
    /** The public key of the app, as base64 of its bytes. */
    licenseKey: string;
    push: { audience: string; email: string };
    /** Nobody pays here, so every purchase is one of a tester. */
    takesTestPurchases: true;
  };
};

export function credentialsOf(
  { apple, google }: StoreKeys,
  app: { apple: AppleApp; google: GoogleApp },
): Credentials {
  return {
    apple: {
      ...app.apple,
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
      licenseKey: base64Of(google.license.publicKey),
      push: { audience: app.google.audience, email: pushAccount },
      takesTestPurchases: true,
    },
  };
}
