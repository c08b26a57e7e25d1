import { brand } from '../brand';

/**
 * The page behind a pairing code that was scanned with the camera of a phone instead of with our app. The code stands in
 * the fragment of the address, which no browser sends.
 */
export const pairingHero = {
  eyebrow: 'Sync and backup',
  title: 'Right code, wrong camera',
  lead: `This code connects two of your devices, and only ${brand.browser} can read it. Scan it once more from inside the app.`,
} as const;

export const pairingSteps = {
  title: 'Connect your devices',
  steps: [
    {
      title: `Open ${brand.browser} on both devices`,
      text: 'The one that shows the code, and the one you hold.',
    },
    {
      title: 'Go to Settings, then Sync and backup',
      text: 'Press “Sync with another device” on both.',
    },
    {
      title: 'Let the app use the camera',
      text: 'The picture stays on the device. The app looks for the code in it and for nothing else.',
    },
    {
      title: 'Scan the code on the other screen',
      text: 'Bookmarks and passwords arrive within a minute, encrypted all the way.',
    },
  ],
} as const;

export const pairingCode = {
  title: 'Or take the code along by hand',
  /** The name that the other device gave itself replaces the zero. */
  from: 'This code comes from 0.',
  text: 'On the device you hold, open Sync and backup, choose “Enter a code” and paste it.',
  label: 'Pairing code',
  copy: 'Copy the code',
  copied: 'Copied. Paste it in the app.',
  selected: 'The code is marked: copy it from the menu of your browser.',
  forget: 'Remove it from this page',
  forgotten: 'The code is gone from this page and from its address.',
  warning: 'Whoever has this code can join your devices. Give it to nobody.',
} as const;

export const pairingNotes = {
  title: 'Where this code goes',
  items: [
    {
      title: 'Not to us',
      text: 'It stands behind the # in the address. Browsers keep that part to themselves, so our server never receives it.',
    },
    {
      title: 'Not for long',
      text: 'A pairing code ends after a few minutes. If nothing happens, let the other device show a new one.',
    },
    {
      title: 'Not without the app',
      text: 'The code alone opens nothing. What you sync is locked before it leaves a device, and we hold no key to it.',
    },
  ],
  help: { label: 'Help with sync', href: `${brand.helpUrl}sync-and-backup` },
} as const;

export const pairingDownload = {
  title: 'No app on this device yet?',
  text: 'Install it, open Sync and backup, and scan the code again.',
} as const;
