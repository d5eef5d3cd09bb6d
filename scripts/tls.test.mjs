import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { parse } from 'yaml';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { createCertificate, startNginx } from './lib/nginx.mjs';
import { ROOT } from './lib/root.mjs';

const text = (file) => readFileSync(join(ROOT, file), 'utf8');
const hasPrograms = findProgram('nginx') !== null && findProgram('openssl') !== null;

test('the front proxy takes the configuration of TLS where the compose file mounts it', () => {
  const { volumes, ports } = parse(text('deploy/docker-compose.tls.yml')).services.front;
  expect(volumes[0]).toBe('./deploy/nginx/tls.conf:/etc/nginx/tls/tls.conf:ro');
  expect(text('deploy/nginx/front.conf')).toMatch(
    /^server \{\n {2}listen 8080;\n.*\n {2}include \/etc\/nginx\/tls\/\*\.conf;$/m,
  );
  const [, folder] = /:(\/[\w/]+):ro$/.exec(volumes[1]);
  for (const [, file] of text('deploy/nginx/tls.conf').matchAll(/^ssl_certificate(?:_key)? (.+);$/gm))
    expect(file.startsWith(`${folder}/`)).toBe(true);
  expect(ports).toEqual([expect.stringMatching(/:8443$/)]);
});

// CI has both; an ordinary checkout lacks nginx-light and openssl.
(hasPrograms ? describe : describe.skip)('TLS of the front proxy', () => {
  let folder;
  let port;
  let stop;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cimiento-tls-'));
    port = await findFreePort();
    createCertificate(folder, 'localhost');
    const configuration = text('deploy/nginx/tls.conf')
      .replace('8443', `127.0.0.1:${port}`)
      .replaceAll('/etc/nginx/certificates', folder)
      // A directive of nginx 1.25.1 and later; Debian has older ones.
      .replace('http2 on;\n', '');
    stop = await startNginx(folder, `access_log off;\nserver {\n${configuration}\nreturn 200 "$scheme";\n}`, () =>
      open({}),
    );
  });

  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  /** Connects with these options; returns what was agreed on. */
  async function open(options) {
    // What the certificate is worth is the operator's part.
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options });
    try {
      await once(socket, 'secureConnect');
      return { protocol: socket.getProtocol(), cipher: socket.getCipher().standardName };
    } finally {
      socket.destroy();
    }
  }

  test('prefers TLS 1.3, and takes TLS 1.2 with forward secrecy', async () => {
    expect(await open({})).toMatchObject({ protocol: 'TLSv1.3' });
    expect(await open({ maxVersion: 'TLSv1.2' })).toEqual({
      protocol: 'TLSv1.2',
      cipher: 'TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384',
    });
  });

  test('chooses the strongest cipher whatever the client prefers', async () => {
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384';
    expect(await open({ maxVersion: 'TLSv1.2', ciphers })).toMatchObject({
      cipher: 'TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384',
    });
  });

  test.each([
    ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
    ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }],
    ['a cipher with CBC', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256:@SECLEVEL=0' }],
  ])('refuses %s', async (_name, options) => {
    await expect(open(options)).rejects.toThrow();
  });
});
