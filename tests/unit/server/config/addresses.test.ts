import pg from 'pg';
import { embeddedUrl } from '@/server/config/embeddedUrl';
import { loopbackName } from '@/server/config/loopbackName';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['::1', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '[2001:db8::7]'],
  ['site.internal', 'site.internal'],
])('a process that listens on %s reaches itself at %s', (host, name) => {
  expect(loopbackName(host)).toBe(name);
});

/** What the driver makes of an address. */
function readBy(url: string) {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  return { host, port, user, database };
}

describe('the address of the embedded database', () => {
  it('is a socket in its folder', () => {
    const url = embeddedUrl('/srv/site/.data', 'linux');
    expect(readBy(url)).toMatchObject({ host: '/srv/site/.data/postgres', user: 'site', database: 'site' });
  });

  it.each([
    ['too long for a socket', `/srv/${'deep/'.repeat(30)}.data`],
    ['with letters that take more bytes than they are', `/srv/${'é'.repeat(45)}`],
    ['with a comma', '/srv/one, two/.data'],
  ])('is in the folder for temporary files where the path is %s', (_, dataDir) => {
    const { host } = readBy(embeddedUrl(dataDir, 'darwin'));
    expect(host).toMatch(/^\/tmp\/site-[0-9a-f]{16}$/);
    expect(embeddedUrl(dataDir, 'darwin')).toBe(`postgresql://site@${encodeURIComponent(host)}/site`);
    expect(embeddedUrl(`${dataDir}/other`, 'darwin')).not.toContain(encodeURIComponent(host));
  });

  it('holds everything that a path may', () => {
    expect(readBy(embeddedUrl('/srv/50%?#Ünder/.data', 'linux')).host).toBe('/srv/50%?#Ünder/.data/postgres');
  });

  it('is a port of the loopback interface on Windows', () => {
    expect(readBy(embeddedUrl('C:\\site\\.data', 'win32'))).toMatchObject({
      host: '127.0.0.1',
      user: 'site',
    });
  });
});
