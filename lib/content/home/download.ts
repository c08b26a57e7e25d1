import { brand } from '../brand';

export const downloadPanel = {
  eyebrow: brand.browser,
  title: 'A browser that blocks trackers',
  text: 'It works like the browser you know, without the tracking. Your bookmarks and passwords move over in about\u00a0a\u00a0minute.',
  benefits: [
    {
      icon: 'shield',
      title: 'Blocks hidden trackers',
      text: 'They’re stopped before they load, which makes pages faster, too.',
    },
    {
      icon: 'chat',
      title: 'Answers cookie pop-ups',
      text: 'It picks the most private option and closes the pop-up.',
    },
    {
      icon: 'eraser',
      title: 'Clears your data',
      text: 'One button closes tabs and clears what they left behind.',
    },
  ],
} as const;
