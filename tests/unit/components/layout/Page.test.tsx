import { render, screen } from '@testing-library/react';
import { FlowLayout } from '@/components/layout/FlowLayout';
import { Page } from '@/components/layout/Page';

it('frames its content with a skip link first, one main part, and the landmarks around it', async () => {
  render(
    <Page route="/">
      <h1>Title</h1>
    </Page>,
  );
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it('gives an account screen one heading and a quiet frame', () => {
  render(
    <FlowLayout route="/subscriptions/activate" heading="Sign in">
      <p>Form</p>
    </FlowLayout>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Help' })).toBeInTheDocument();
});

it('has neither header nor footer inside an app', () => {
  render(
    <FlowLayout route="/subscriptions/activate" heading="Sign in" embedded>
      <p>Form</p>
    </FlowLayout>,
  );
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Form');
});
