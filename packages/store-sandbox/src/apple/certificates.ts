import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import jsrsasign from 'jsrsasign';

/** A key with its certificate, in PEM. */
export type Certified = { certificate: string; privateKey: string };
export type AppleChain = { root: Certified; intermediate: Certified; leaf: Certified };

/** The marks by which Apple's library knows the certificates that sign receipts. */
const intermediateMark = '1.2.840.113635.100.6.2.1';
const leafMark = '1.2.840.113635.100.6.11.1';

type Extension = { extname: string; [parameter: string]: unknown };
type Request = {
  subject: string;
  /** Null for one that signs itself. */
  issuer: { subject: string; certified: Certified } | null;
  extensions: Extension[];
  serial: number;
  validity: Validity;
};
type Validity = { from: Date; until: Date };

const authority: Extension[] = [
  { extname: 'basicConstraints', cA: true, critical: true },
  { extname: 'keyUsage', critical: true, names: ['keyCertSign', 'cRLSign'] },
];
const subjects = {
  root: '/C=US/O=Store Sandbox/CN=Store Sandbox Root',
  intermediate: '/C=US/O=Store Sandbox/CN=Store Sandbox Intermediate',
  leaf: '/C=US/O=Store Sandbox/CN=Store Sandbox Receipt Signing',
} as const;

/** Far on both sides, because the clock of a sandbox is turned. */
const always: Validity = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2120-01-01T00:00:00Z') };

/** A certificate authority, an intermediate and a leaf like those that sign what the App Store says. */
export function makeAppleChain(validity: Partial<Record<keyof AppleChain, Validity>> = {}): AppleChain {
  const root = certify({
    subject: subjects.root,
    issuer: null,
    extensions: authority,
    serial: 1,
    validity: validity.root ?? always,
  });
  const intermediate = certify({
    subject: subjects.intermediate,
    issuer: { subject: subjects.root, certified: root },
    extensions: [...authority, mark(intermediateMark)],
    serial: 2,
    validity: validity.intermediate ?? always,
  });
  const leaf = certify({
    subject: subjects.leaf,
    issuer: { subject: subjects.intermediate, certified: intermediate },
    extensions: [{ extname: 'keyUsage', critical: true, names: ['digitalSignature'] }, mark(leafMark)],
    serial: 3,
    validity: validity.leaf ?? always,
  });
  return { root, intermediate, leaf };
}

function mark(oid: string): Extension {
  return { extname: oid, extn: { null: '' } };
}

/** jsrsasign writes the certificate; Node signs it, which the library does in JavaScript and a hundred times slower. */
function certify({ subject, issuer, extensions, serial, validity }: Request): Certified {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { TBSCertificate, Certificate } = jsrsasign.KJUR.asn1.x509;
  const contents = {
    version: 3,
    serial: { int: serial },
    issuer: { str: issuer?.subject ?? subject },
    subject: { str: subject },
    notbefore: generalizedTime(validity.from),
    notafter: generalizedTime(validity.until),
    sbjpubkey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    ext: extensions,
    sigalg: 'SHA256withECDSA',
  };
  const signingKey = issuer ? createPrivateKey(issuer.certified.privateKey) : privateKey;
  const signed = Buffer.from(new TBSCertificate(contents).getEncodedHex(), 'hex');
  const sighex = sign('sha256', signed, signingKey).toString('hex');
  return {
    certificate: new Certificate({ ...contents, sighex }).getPEM(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** `YYYYMMDDHHMMSSZ` (RFC 5280 §4.1.2.5.2). */
function generalizedTime(date: Date): string {
  return `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
}
