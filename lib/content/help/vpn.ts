import { brand } from '../brand';
import { sitePages } from '../site/sitePages';
import { subscriptionFigures } from '../subscription/proFeatures';
import { type HelpTopic, linkTo } from './helpQuestion';

const { app, contact, vpnLocations } = sitePages;

export const vpn: HelpTopic = {
  id: 'vpn',
  title: 'VPN',
  questions: [
    {
      id: 'vpn-set-up',
      question: 'How do I set up the VPN?',
      answer: [
        {
          steps: [
            [
              'Install ',
              linkTo(app.href, brand.browser),
              ' and sign in under “Subscription” in its settings.',
            ],
            ['Open “VPN” in the settings and turn it on.'],
            ['Allow the VPN configuration when your system asks. It asks once.'],
          ],
        },
        [
          `The VPN then covers the whole device, including other apps, on up to ${subscriptionFigures.vpnDevices} devices at a time.`,
        ],
      ],
    },
    {
      id: 'vpn-location',
      question: 'Which locations can I choose?',
      answer: [
        [
          'All of them are on the ',
          linkTo(vpnLocations.href, 'list of VPN locations'),
          '. In the app, open “Location” in the VPN settings. Unless you choose, the nearest one is used, which is usually the fastest.',
        ],
      ],
    },
    {
      id: 'vpn-not-connecting',
      question: 'The VPN doesn’t connect or keeps dropping.',
      answer: [
        {
          steps: [
            ['Turn the VPN off and check that the internet works without it.'],
            ['In hotels and on trains, open a web page first and accept the network’s terms.'],
            ['Choose another location in the app.'],
            ['Turn off any other VPN, and any security app that filters the network.'],
            ['Update the app, then restart the device.'],
          ],
        },
        ['Still nothing? ', linkTo(contact.href, 'Tell us'), ' which system you use and what the app shows.'],
      ],
    },
    {
      id: 'vpn-slow',
      question: 'Why is the VPN slow?',
      answer: [
        [
          'Your traffic takes a detour, and every mile counts. Choose a location near you, or one the app marks as less busy. On Wi-Fi, compare the speed with the VPN turned off: often it’s the network itself.',
        ],
      ],
    },
    {
      id: 'vpn-blocked',
      question: 'A site or app refuses the VPN.',
      answer: [
        [
          'Some banks, stores, and streaming services turn VPNs away. Try another location, or exclude that app under “Excluded apps” in the VPN settings. Everything else stays protected.',
        ],
      ],
    },
  ],
};
