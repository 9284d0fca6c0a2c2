import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress, requestId } from '../../../lib/server/api/request-identity';

function request(headers: IncomingMessage['headers']): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' });
  const made = new IncomingMessage(socket);
  made.headers = headers;
  return made;
}

describe('clientAddress', () => {
  const forwarded = request({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 192.0.2.1' });

  it('trusts no header unless proxies are configured', () => {
    expect(clientAddress(forwarded, 0)).toBe('10.0.0.1');
  });

  it('uses what the outermost trusted proxy wrote, not what the visitor claims', () => {
    expect(clientAddress(forwarded, 1)).toBe('192.0.2.1');
    expect(clientAddress(forwarded, 2)).toBe('203.0.113.7');
  });

  it.each([
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['2001:DB8:0001:2::', '2001:db8:1:2'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
    ['[::1]', '0:0:0:0'],
  ])('counts the network of %s as %s', (address, counted) => {
    expect(clientAddress(request({ 'x-forwarded-for': address }), 1)).toBe(counted);
  });

  it('falls back to the socket', () => {
    expect(clientAddress(request({}), 1)).toBe('10.0.0.1');
  });

  it.each(['unknown', '_hidden', 'evil.example', '1.2.3', '0x7f.1', '1.2.3.4:x', '[::1', 'x'.repeat(5_000), `${'1'.repeat(64)}:1`])(
    'counts "%s", which is no address, as the proxy’s: one limit for all of them',
    (entry) => {
      expect(clientAddress(request({ 'x-forwarded-for': `1.2.3.4, ${entry}` }), 1)).toBe('10.0.0.1');
    },
  );
});

describe('requestId', () => {
  it('keeps a proxy’s id, and nothing that could break a log line', () => {
    expect(requestId(request({ 'x-request-id': 'abc-12345' }))).toBe('abc-12345');
    expect(requestId(request({ 'x-request-id': 'a"\n{evil}' }))).toMatch(/^[\da-f-]{36}$/);
    expect(requestId(request({}))).not.toBe(requestId(request({})));
  });
});
