import { updates, updatesByMonth } from '@/lib/content/company/updates';

it('lists dated changes, newest first, each with an address of its own', () => {
  expect(updates.length).toBeGreaterThanOrEqual(24);
  const dates = updates.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(updates.map(({ id }) => id)).size).toBe(updates.length);
  for (const { id, date, systems } of updates) {
    expect(id).toMatch(/^20\d\d-\d\d-\d\d-[a-z-]+$/);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(systems.length).toBeGreaterThan(0);
  }
});

it('groups them by month without losing one', () => {
  const months = updatesByMonth();
  expect(months.flatMap(([, entries]) => entries)).toEqual(updates);
  expect(months.every(([month, entries]) => entries.every(({ date }) => date.startsWith(month)))).toBe(true);
});
