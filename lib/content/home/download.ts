import { brand } from '../brand';

export const downloadPanel = {
  eyebrow: brand.browser,
  title: 'One browser. Trackers stay outside.',
  text: 'It looks like the browser you know and leaves out the part that reports on you. Bookmarks and passwords move over in a minute.',
  benefits: [
    {
      icon: 'shield',
      title: 'Blocks before it loads',
      text: 'Hidden trackers are stopped at the door, so pages come faster too.',
    },
    {
      icon: 'chat',
      title: 'Answers cookie pop-ups',
      text: 'The most private choice is made for you, and the pop-up is gone.',
    },
    {
      icon: 'eraser',
      title: 'Forgets at a press',
      text: 'One button closes tabs and clears what they left behind.',
    },
  ],
} as const;
