import { pageHeaders } from '@/server/main/pages/headers';

it('148. L12, L13: a document whose words change by themselves is kept at the edge for seconds', () => {
  const headers = pageHeaders({ kind: 'document', live: true }, { styles: [], scripts: [] });
  expect(headers['Cache-Control']).toMatch(/^public,.*s-maxage=20$/);
});
