/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { Page } from '@/components/layout/page/Page';

/** The frame as the build writes it: in a browser its still parts are left as they were written. */
const page = renderToStaticMarkup(
  <Page route="/">
    <h1>Title</h1>
  </Page>,
);
const screen = renderToStaticMarkup(
  <FlowLayout route="/subscriptions/activate" heading="Sign in">
    <p>Form</p>
  </FlowLayout>,
);

it('frames its content with a skip link first, one main part, and the landmarks around it', () => {
  expect(page.match(/<a [^>]*href="([^"]*)"/)?.[1]).toBe('#main');
  const landmarks = [...page.matchAll(/<(header|main|footer)\b/g)].map((match) => match[1]);
  expect(landmarks.filter((name) => name === 'main')).toHaveLength(1);
  expect(landmarks[0]).toBe('header');
  expect(landmarks.at(-1)).toBe('footer');
});

it('gives an account screen one heading and a quiet frame', () => {
  expect(screen.match(/<h1\b[^>]*>(.*?)<\/h1>/)?.[1]).toBe('Sign in');
  expect(screen).toContain('>Help</a>');
});

it('holds header and footer in parts that an app takes away', () => {
  const outside = [...screen.matchAll(/class="[^"]*\boutside-app"><div class="static-island"><(\w+)/g)];
  expect(outside.map(([, element]) => element)).toEqual(['header', 'footer']);
});
