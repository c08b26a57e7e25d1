import { brand } from '../brand';

/**
 * The page behind a pairing code that was scanned with the camera of a phone instead of with our app. The code stands in
 * the fragment of the address, which no browser sends.
 */
export const pairingHero = {
  eyebrow: 'Sync and backup',
  title: 'Scan this code from inside the app',
  lead: `This code connects two of your devices, and only ${brand.browser} can read it. Open the app and scan the code again there.`,
} as const;

export const pairingSteps = {
  title: 'Connect your devices',
  steps: [
    {
      title: `Open ${brand.browser} on both devices`,
      text: 'The one showing the code, and the one in your hand.',
    },
    {
      title: 'Go to Settings, then Sync and backup',
      text: 'Select “Sync with another device” on both.',
    },
    {
      title: 'Let the app use the camera',
      text: 'The image stays on your device. The app looks only for the code.',
    },
    {
      title: 'Scan the code on the other screen',
      text: 'Your bookmarks and passwords arrive within a minute, encrypted end to end.',
    },
  ],
} as const;

export const pairingCode = {
  title: 'Or enter the code by hand',
  /** The name that the other device gave itself replaces the zero. */
  from: 'This code comes from 0.',
  text: 'On the device in your hand, open Sync and backup, select “Enter a code,” and paste it.',
  label: 'Pairing code',
  copy: 'Copy code',
  copied: 'Copied. Paste it into the app.',
  selected: 'The code is selected. Copy it from your browser’s menu.',
  forget: 'Remove it from this page',
  forgotten: 'The code has been removed from this page and its address.',
  warning: 'Anyone who has this code can connect to your devices. Don’t share it.',
} as const;

export const pairingNotes = {
  title: 'Where this code goes',
  items: [
    {
      title: 'It doesn’t reach us',
      text: 'The code comes after the # in the address. Browsers don’t send that part, so our server never receives it.',
    },
    {
      title: 'It expires soon',
      text: 'A pairing code expires after a few minutes. If nothing happens, show a new one on the other device.',
    },
    {
      title: 'It only works in the app',
      text: 'The code does nothing outside the app. What you sync is encrypted before it leaves your device, and we don’t have the key.',
    },
  ],
  help: { label: 'Help with sync', href: '/help#sync' },
} as const;

export const pairingDownload = {
  title: 'Don’t have the app on this device yet?',
  text: 'Install it, open Sync and backup, and scan the code again.',
} as const;
