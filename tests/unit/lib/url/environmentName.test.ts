import { memoryStorage } from '@/lib/storage/browserStorage';
import { readEnvironmentName } from '@/lib/url/environmentName';

describe('the environment (specification §7)', () => {
  it('is staging for the session once the address says so', () => {
    const session = memoryStorage();
    expect(readEnvironmentName('', session)).toBe('production');
    expect(readEnvironmentName('?environment=staging', session)).toBe('staging');
    expect(readEnvironmentName('', session)).toBe('staging');
    expect(session.getItem('environment')).toBe('staging');
    expect(readEnvironmentName('', memoryStorage())).toBe('production');
  });

  it.each(['Staging', 'production', 'staging/', '<staging>', 'stagingx', ''])(
    'is production with environment=%s',
    (value) => {
      const session = memoryStorage();
      session.setItem('environment', 'https://other.example');
      expect(readEnvironmentName(`?environment=${value}`, session)).toBe('production');
      expect(session.getItem('environment')).toBe('https://other.example');
    },
  );
});
