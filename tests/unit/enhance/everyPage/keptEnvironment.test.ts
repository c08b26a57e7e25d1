import { keepEnvironment } from '@/enhance/everyPage/keptEnvironment';
import { tabStorage } from '@/lib/hooks/session/tabStorage';
import { readEnvironmentName } from '@/lib/url/environmentName';

function openDocument(url: string): void {
  window.history.replaceState(null, '', url);
  keepEnvironment();
}

afterEach(() => sessionStorage.clear());

it('staging, chosen on a document, is the environment of a flow that is opened next', () => {
  openDocument('/?environment=staging');
  openDocument('/about');
  expect(readEnvironmentName('', tabStorage())).toBe('staging');
});

it('without a choice the environment is production, and nothing is kept', () => {
  openDocument('/?environment=other');
  expect(readEnvironmentName('', tabStorage())).toBe('production');
  expect(sessionStorage).toHaveLength(0);
});
