import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { memoryStorage } from '@/lib/storage/browserStorage';
import { recallJson, storeJson } from '@/lib/storage/jsonStorage';

const Shape = z.object({ name: z.string(), count: z.number() });

it('gives back what was stored, signs of markup included', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string(), count: fc.integer() }), (value) => {
      const storage = memoryStorage();
      storeJson(storage, 'key', value);
      expect(recallJson(storage, 'key', Shape)).toEqual(value);
    }),
  );
});

it('is null for an absent value, for text that is no JSON, and for another shape', () => {
  const storage = memoryStorage();
  expect(recallJson(storage, 'key', Shape)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      storage.setItem('key', text);
      const recalled = recallJson(storage, 'key', Shape);
      if (recalled !== null) expect(JSON.parse(text)).toMatchObject(recalled);
    }),
  );
  storage.setItem('key', '{"name":"a"}');
  expect(recallJson(storage, 'key', Shape)).toBeNull();
});
