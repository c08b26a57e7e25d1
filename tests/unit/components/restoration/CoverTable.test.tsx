import { render, screen } from '@testing-library/react';
import { CoverTable } from '@/components/sections/restoration/CoverTable';
import { brand } from '@/lib/content/brand';

it('whoever wants to read the summary of benefits before a call is led to the address that sends it', () => {
  render(<CoverTable />);
  expect(screen.getByRole('link', { name: 'email us' }).getAttribute('href')).toBe(
    `mailto:${brand.supportEmail}`,
  );
});
