import { personError, purchaseError } from '@/lib/content/site/errors/personError';
import { errorCatalog } from '@/lib/contract/errors';
import { CommunicationError } from '@/lib/http/CommunicationError';
import { CookieError, HttpError, NetworkError } from '@/lib/http/HttpError';

function said(data: unknown, status = 400, retryAfter: number | null = null) {
  return personError(new CommunicationError(new HttpError(status, data, retryAfter)));
}

it('160. B5: what cannot be bought at the moment is said plainly, and that nothing was charged', () => {
  const away = new CommunicationError(new HttpError(503, { error: 'service_unavailable' }, 60));
  expect(purchaseError(away)).toEqual({
    scope: 'screen',
    sentence: 'You can’t subscribe right now. Please wait a few minutes.',
  });
  const elsewhere = new CommunicationError(new HttpError(409, { error: 'managed_elsewhere' }, null));
  expect(purchaseError(elsewhere)).toEqual(personError(elsewhere));
});

describe('the sentence for a failed call (product §4)', () => {
  it.each([
    [null, /Wait a while/],
    [0, /in a second\.$/],
    [1, /in a second\.$/],
    [2, /in 2 seconds\.$/],
    [60, /in 60 seconds\.$/],
    [90, /in 2 minutes\.$/],
    [3600, /in 60 minutes\.$/],
    [7200, /in 2 hours\.$/],
    [86_400, /in 24 hours\.$/],
  ])('too many tries with %p seconds left says the time', (seconds, sentence) => {
    expect(said({ error: 'too_many_requests' }, 429, seconds).sentence).toMatch(sentence);
  });

  it.each([
    [{}, /Check it against the most recent email/],
    [{ reason: 'wrong', tries_left: 2 }, /You have 2 tries left/],
    [{ reason: 'wrong', tries_left: 1 }, /You have one try left/],
  ])('a refused code, %j, says what to do next, at the field', (body, sentence) => {
    const error = said({ error: 'invalid_login_credentials', ...body });
    expect(error).toEqual({ scope: 'field', sentence: expect.stringMatching(sentence) });
  });

  it.each([
    [{ reason: 'wrong', tries_left: 0 }, /Request a new one/],
    [{ reason: 'expired' }, /has expired/],
    [{ reason: 'spent' }, /no longer works/],
  ])('a code that no longer works, %j, says so', (body, sentence) => {
    const error = said({ error: 'invalid_login_credentials', ...body });
    expect(error).toEqual({
      scope: 'field',
      sentence: expect.stringMatching(sentence),
      codeIsOver: true,
    });
  });

  it.each([
    'invalid_email_address',
    'failed_mx_check',
    'email_address_not_changed',
    'account_change_email_address_failed',
    'suspended_account',
  ])('%s stands at the field', (error) => {
    expect(said({ error }).scope).toBe('field');
  });

  it('a lost network says that nothing is lost', () => {
    expect(personError(new CommunicationError(new NetworkError('x'))).sentence).toMatch(/Nothing is lost/);
  });

  it('a browser without cookies is asked to allow them, also when somebody buys', () => {
    const blocked = new CommunicationError(new CookieError('x'));
    const expected = {
      scope: 'screen',
      sentence: 'Your browser isn’t keeping cookies for this site. To sign in or subscribe, allow them.',
    };
    expect(personError(blocked)).toEqual(expected);
    expect(purchaseError(blocked)).toEqual(expected);
  });

  it('everything else is the sentence of specification §8, for the whole screen', () => {
    const generic = { scope: 'screen', sentence: 'There has been a communication error. Please try again.' };
    for (const error of [new Error('x'), null, 'text', new CommunicationError(new Error('bad shape'))]) {
      expect(personError(error)).toEqual(generic);
    }
    for (const error of [
      'server_error',
      'a_later_code',
      'cookies_blocked',
      'offline',
      '__proto__',
      'constructor',
      'toString',
      '',
    ]) {
      expect(said({ error })).toEqual(generic);
    }
  });

  it('is a whole sentence for every code of the catalog', () => {
    for (const [error, { status }] of Object.entries(errorCatalog)) {
      expect(said({ error }, status).sentence).toMatch(/^[A-Z].*[.]$/);
    }
  });
});
