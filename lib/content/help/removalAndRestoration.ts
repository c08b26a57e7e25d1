import { sitePages } from '../site/sitePages';
import { subscriptionFigures } from '../subscription/proFeatures';
import { type HelpTopic, linkTo } from './helpQuestion';

const { removal, restoration } = sitePages;

export const removalAndRestoration: HelpTopic = {
  id: 'removal-and-restoration',
  title: 'Personal information removal and identity theft',
  questions: [
    {
      id: 'removal-start',
      question: 'How do I get my data removed from broker sites?',
      answer: [
        [
          'This is part of the subscription in the United States. In the browser on your Mac or Windows computer, open ',
          linkTo(removal.href, 'personal information removal'),
          `, enter your name, birth year, and addresses, and start the scan. It searches more than ${subscriptionFigures.brokerSites} sites and sends the removal requests for you.`,
        ],
        ['Your details stay on that computer. We never see them.'],
      ],
    },
    {
      id: 'removal-time',
      question: 'How long does a removal take?',
      answer: [
        [
          'Most sites answer within days; some take several weeks. The scan repeats on its own while the computer is on and sends another request if a record comes back. A few sites refuse or want more proof; the dashboard tells you which ones.',
        ],
      ],
    },
    {
      id: 'identity-theft',
      question: 'My identity was stolen. Who do I call?',
      answer: [
        [
          'Open ',
          linkTo(restoration.href, 'identity theft help'),
          ' while signed in. It shows the phone number, answered day and night, and creates the code the advisor asks for.',
        ],
        [
          'In the United States, the advisor acts for you, and some losses can be reimbursed. Elsewhere, the advisor tells you what to do, step by step.',
        ],
      ],
    },
  ],
};
