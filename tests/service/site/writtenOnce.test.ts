import { documentationHandler, openApiHandler } from '@/server/openApi/documentationPage';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';

let services: TestServices;
beforeAll(async () => {
  services = await createServices();
});
afterAll(() => services.dispose());

it('188. the description of the API is written once, however often strangers ask for it', async () => {
  const first = await openApiHandler({ services });
  expect(JSON.parse(String(first.bytes)).servers).toEqual([{ url: services.config.publicOrigin }]);
  expect((await openApiHandler({ services })).bytes).toBe(first.bytes);
});

it('188. so is the page about it for people', async () => {
  const first = await documentationHandler();
  expect(String(first.bytes)).toContain('<h1>');
  expect((await documentationHandler()).bytes).toBe(first.bytes);
});

it('is written for the origin of each site', async () => {
  const origin = 'https://other.example';
  const other = { services: { ...services, config: { ...services.config, publicOrigin: origin } } };
  expect(JSON.parse(String((await openApiHandler(other)).bytes)).servers).toEqual([{ url: origin }]);
});
