import { dataExportWords } from '../account/dataExport';
import { brand } from '../brand';
import { sitePages } from '../site/sitePages';
import { type HelpTopic, linkTo } from './helpQuestion';

const { aboutChat, chatTerms, privacy, security, signIn, contact } = sitePages;

export const privacyAndChat: HelpTopic = {
  id: 'privacy-and-chat',
  title: 'AI chat and privacy',
  questions: [
    {
      id: 'chat-private',
      question: `Is ${brand.chat} really private?`,
      answer: [
        [
          'We remove your IP address before passing on a question, we store neither questions nor answers, and nothing is used to train a model. ',
          linkTo(aboutChat.href, `How ${brand.chat} works`),
          ' explains each step; the ',
          linkTo(chatTerms.href, 'terms'),
          ' hold us to it.',
        ],
      ],
    },
    {
      id: 'chat-paid',
      question: `How do I get the more capable models in ${brand.chat}?`,
      answer: [
        [
          'They come with the subscription. In our browser, they appear once you’re signed in. In another browser, ',
          linkTo(signIn.href, 'sign in'),
          ' on this site first, then open the chat.',
        ],
      ],
    },
    {
      id: 'what-you-know',
      question: `What does ${brand.name} know about me?`,
      answer: [
        [
          'Searches aren’t stored with an IP address or an identifier. An email address that you give us for the newsletter, for email protection, or to hear when the subscription is available is kept for that alone. With a subscription, we have a random account number, your subscription’s status, and your email address if you add it. The ',
          linkTo(privacy.href, 'privacy policy'),
          ' lists all of it, and how long we keep each item.',
        ],
        ['We don’t sell personal data. Our ads match the words of a search, not the person.'],
      ],
    },
    {
      id: 'my-data',
      question: 'How do I see or delete the data you hold about me?',
      answer: [
        [
          'For a subscription, your ',
          linkTo(sitePages.account.href, 'account page'),
          ` gives you everything as a file under “${dataExportWords.download},” and lets you delete it. For anything else, write to `,
          linkTo(`mailto:${brand.privacyEmail}`, brand.privacyEmail),
          '. We answer within one month.',
        ],
      ],
    },
    {
      id: 'report-security',
      question: 'How do I report a security problem or a fake message?',
      answer: [
        [
          'Our page on ',
          linkTo(security.href, 'security'),
          ' says where to send a vulnerability and what you can expect from us. If you got a suspicious email in our name, ',
          linkTo(contact.href, 'tell us'),
          '. We never ask for a code, a password, or a card number.',
        ],
      ],
    },
  ],
};
