import { render, screen } from '@testing-library/react';
import { CompareHero } from '@/components/sections/compare/CompareHero';
import { browserComparison, comparedBrowsers } from '@/lib/content/downloads/comparison';

it('draws a block for each protection that the table says a browser has, and says how many there are', () => {
  render(<CompareHero />);
  const towers = screen.getAllByRole('listitem');
  expect(towers).toHaveLength(comparedBrowsers.length);
  for (const [index, { id, name }] of comparedBrowsers.entries()) {
    const cells = browserComparison.map((row): string => row.cells[id]);
    const included = cells.filter((cell) => cell === 'included').length;
    const partial = cells.filter((cell) => cell === 'limited' || cell === 'paid').length;
    expect(towers[index]?.querySelectorAll('.included')).toHaveLength(included);
    expect(towers[index]?.querySelectorAll('.partial')).toHaveLength(partial);
    expect(towers[index]).toHaveTextContent(
      `${name}: ${included} included, ${partial} limited or at extra cost`,
    );
  }
});
