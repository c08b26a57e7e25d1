import { render, screen, waitFor } from '@testing-library/react';
import { LatestPosts } from '@/components/marketing/LatestPosts';
import { latestPostsWords } from '@/lib/content/company/latestPosts';
import { type FakeService, type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';
import { person } from '@/tests/fixtures/browser/person';

const { loading, failed, retry, empty, loaded } = latestPostsWords;

function post(number: number, more: object = {}) {
  return {
    title: `Post ${number}`,
    url: `https://blog.example/${number}/`,
    feature_image: `/static-assets/posts/${number}.svg`,
    primary_tag: { name: 'Research', slug: 'research' },
    ...more,
  };
}

/** Answers of the posts call, one after the other. */
function answerWith(...answers: Reply[]): FakeService {
  return serveInPage({ 'GET /api/content/posts': () => answers.shift() ?? 'offline' });
}

/** React renders a template's children as its own; the browser's parser puts them into its content. */
function parseTemplates(): void {
  for (const template of document.querySelectorAll('template')) {
    template.content.append(...template.childNodes);
  }
}

function start(): void {
  render(<LatestPosts />);
  parseTemplates();
  jest.isolateModules(() => require('@/enhance/lists/blogPostList'));
}

it('asks for three posts and puts them into the places kept for them', async () => {
  const service = answerWith({ json: { posts: [post(1), post(2), post(3), post(4)] } });
  start();
  expect(screen.getByRole('status')).toHaveTextContent(loading);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  expect(await screen.findByRole('link', { name: 'Post 1' })).toHaveAttribute(
    'href',
    'https://blog.example/1/',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByText('Research')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent(loaded(3));
  expect(document.querySelector('use')).toHaveAttribute('href', '/static-assets/posts/1.svg#art');
  expect(service.calls[0]?.query.limit).toBe('3');
});

it('says when nothing came, and tries again', async () => {
  answerWith('offline', { status: 503 }, { json: { posts: [post(1)] } });
  start();
  expect(await screen.findByText(failed)).toBeVisible();
  await person.click(screen.getByRole('button', { name: retry }));
  expect(await screen.findByText(failed)).toBeVisible();
  await person.click(screen.getByRole('button', { name: retry }));
  expect(await screen.findByRole('link', { name: 'Post 1' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveFocus();
});

it('says so when the blog is empty', async () => {
  answerWith({ json: { posts: [] } });
  start();
  expect(await screen.findByText(empty)).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('shows text as text, and follows no address that is not of the web', async () => {
  const posts = [
    post(1, { url: 'javascript:alert(1)' }),
    post(2, { title: '<img src=x onerror=alert(1)>', feature_image: '//evil.example/x.png' }),
    post(3, { feature_image: '/iu/?u=https%3A%2F%2Fblog.example%2F3.png&w=640', primary_tag: null }),
  ];
  answerWith({ json: { posts } });
  start();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeInTheDocument();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('li img:not([hidden])')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/iu/?u=https%3A%2F%2Fblog.example%2F3.png&w=640',
  ]);
});
