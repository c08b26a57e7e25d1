import { type Launch, launch } from '../site/launch';

/** A sandbox for the tests of this block; answers its origin, by the name under which it leads nobody elsewhere. */
export function sandboxOrigin(): () => string {
  let site: Launch | undefined;
  beforeAll(async () => {
    site = await launch({});
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('The sandbox has not been started.');
    return site.origin.replace('127.0.0.1', 'localhost');
  };
}
