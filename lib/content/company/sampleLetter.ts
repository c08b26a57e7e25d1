/** An issue as the picture on the page shows it. It is a picture, and so has no translations. */
export const sampleLetter = {
  number: 'Issue 214',
  greeting: 'Good morning.',
  paragraphs: [
    'A weather app asked for your location “to improve the forecast.” We looked at where it goes: to 19 companies, two of which sell it on.',
    'You can turn that off and still get the forecast. It takes four taps.',
  ],
  items: ['The app, tap by tap', 'A court case about cookies', 'Your question: Are QR codes safe?'],
} as const;
