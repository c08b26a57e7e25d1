import { render, screen } from '@testing-library/react';
import { DetailRows } from '@/components/ui/DetailRows';

it('pairs each term with its value', () => {
  render(
    <DetailRows
      rows={[
        { term: 'Status', value: 'Active' },
        { term: 'Email address', value: 'a@example.org', action: <button type="button">Change</button> },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Status', 'Email address']);
  expect(screen.getByText('a@example.org')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
});
