import { manageWords } from '../account/manage';
import { brand } from '../brand';
import { legalValues } from '../legal/values';
import { sitePages } from '../site/sitePages';
import { type HelpTopic, linkTo } from './helpQuestion';

const { signIn, account, contact } = sitePages;

export const signingIn: HelpTopic = {
  id: 'signing-in',
  title: 'Signing in and your account',
  questions: [
    {
      id: 'sign-in',
      question: 'How do I sign in?',
      answer: [
        [
          'On the ',
          linkTo(signIn.href, 'sign-in page'),
          `, enter the email address of your account or the one you gave at checkout. We send you a code that works once, for ${legalValues.codeMinutes} minutes. There’s no password.`,
        ],
        [
          'If you bought in the App Store or Google Play, you can also restore the purchase in the app, on any device with the same store account.',
        ],
      ],
    },
    {
      id: 'no-code',
      question: 'The code doesn’t arrive. What can I do?',
      answer: [
        {
          steps: [
            ['Wait two minutes, then check your spam folder.'],
            [
              'Check the address for typos. If our email says that it has no account, you used a different one.',
            ],
            ['Request a new code after a minute. Only the newest code works.'],
            [
              'If email is slow today, the ',
              linkTo(sitePages.status.href, 'status page'),
              ' says so. Otherwise, ',
              linkTo(contact.href, 'write to us'),
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'no-address',
      question: 'I never added an email address. How do I get back in?',
      answer: [
        [
          'Use the address you entered on the payment page: as long as your account has no other, the ',
          linkTo(signIn.href, 'sign-in page'),
          ' sends a code to it. If you bought in an app store, restore the purchase in the app. From Google Play, that lets you use the subscription. To add an address as well, use a device that was signed in before, or ',
          linkTo(contact.href, 'write to us'),
          '.',
        ],
      ],
    },
    {
      id: 'other-devices',
      question: 'How do I use it on my other devices?',
      answer: [
        [
          `Install ${brand.browser} on the other device, choose “I have a subscription” in its settings, and sign in with your email address. You add or change that address on the `,
          linkTo(account.href, 'account page'),
          '.',
        ],
      ],
    },
    {
      id: 'lost-device',
      question: 'I lost a device. How do I sign it out?',
      answer: [
        [
          'Sign in on any other device and open your ',
          linkTo(account.href, 'account page'),
          `. Under “${manageWords.devices.heading},” you can sign out one device, or all of them at once. We confirm with a code that it’s you.`,
        ],
      ],
    },
    {
      id: 'change-address',
      question: 'How do I change my email address?',
      answer: [
        [
          'On your ',
          linkTo(account.href, 'account page'),
          `, next to the address. We send a code to the new one and a notice to the old one, which can undo the change for ${legalValues.undoDays} days.`,
        ],
      ],
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      answer: [
        [
          'At the bottom of your ',
          linkTo(account.href, 'account page'),
          '. A subscription bought on this site ends right away, so if you only want to stop paying, cancel instead. If you bought in an app store, cancel there first.',
        ],
      ],
    },
  ],
};
