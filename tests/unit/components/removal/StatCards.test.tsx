import { render, screen } from '@testing-library/react';
import { StatCards } from '@/components/subscription/removal/StatCards';
import { removalWords } from '@/lib/content/app/removal';

const labels = removalWords.dashboard.figures;
const figures = { open: 4, removed: 3, sites: 58, next: Date.UTC(2030, 10, 26) };
const shown = () => screen.getAllByRole('term').map((term) => term.textContent);

it('names the next search only while the app searches in the background', () => {
  const { rerender } = render(<StatCards figures={figures} free={false} agentRuns />);
  expect(shown()).toEqual([labels.removed, labels.open, labels.sites, labels.next]);
  rerender(<StatCards figures={figures} free={false} agentRuns={false} />);
  expect(shown()).toEqual([labels.removed, labels.open, labels.sites]);
});
