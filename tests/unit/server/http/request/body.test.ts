import fc from 'fast-check';
import { isApiError } from '@/server/http/ApiError';
import { parseBody } from '@/server/http/request/body';

function codeOf(contentType: string | undefined, body: string): string | null {
  try {
    parseBody(contentType, Buffer.from(body));
    return null;
  } catch (error) {
    if (isApiError(error)) return error.code;
    throw error;
  }
}

describe('body of a call', () => {
  it('is read as JSON or as a form, with or without parameters of the type', () => {
    const values = { email: 'a@example.org' };
    expect(parseBody('application/json; charset=utf-8', Buffer.from(JSON.stringify(values)))).toEqual(values);
    expect(parseBody('APPLICATION/JSON', Buffer.from(JSON.stringify(values)))).toEqual(values);
    expect(parseBody('application/x-www-form-urlencoded', Buffer.from('email=a%40example.org'))).toEqual(
      values,
    );
  });

  it('93. of another type is refused, unless it is empty', () => {
    for (const type of ['text/plain', 'text/json', 'application/jsonp', 'multipart/form-data', undefined]) {
      expect([type, codeOf(type, '{}')]).toEqual([type, 'unsupported_media_type']);
      expect([type, codeOf(type, '')]).toEqual([type, null]);
    }
  });

  it('93. is a record or refused, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const code = codeOf('application/json', text);
        if (text === '') return;
        if (code !== null) expect(code).toBe('invalid_request');
        else expect(JSON.parse(text)).toEqual(expect.any(Object));
      }),
    );
  });

  it('118. H1: of more parts than any call reads is refused before it is parsed', () => {
    const json = (text: string) => codeOf('application/json', text);
    const form = (text: string) => codeOf('application/x-www-form-urlencoded', text);
    expect(json('['.repeat(60_000))).toBe('invalid_request');
    expect(json(`{"a":${'['.repeat(200)}${']'.repeat(200)}}`)).toBe('invalid_request');
    expect(json(`{"a":${'['.repeat(199)}${']'.repeat(199)}}`)).toBeNull();
    expect(form('a&'.repeat(201))).toBe('invalid_request');
    expect(form('a=1&'.repeat(200))).toBeNull();
  });

  it('cannot reach the prototype of anything', () => {
    const body = parseBody('application/json', Buffer.from('{"__proto__":{"admin":true}}'));
    expect('admin' in body).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});
