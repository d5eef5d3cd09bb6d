import { demandIntegrity, integrityOf, refused, setScriptHashes } from './integrity';

const folder = 'http://localhost/remotes/public/1.0.0-aaa/';
const manifest = `${folder}mf-manifest.json`;

test('a remote without hashes is not checked', () => {
  expect(integrityOf(`${folder}entry.js`)).toBeUndefined();
});

test('of a remote with hashes nothing runs before its manifest has been checked', () => {
  demandIntegrity(manifest);
  expect(integrityOf(`${folder}entry.js`)).toBe(refused);
});

test('then each script has to be the one that was released, and one that nobody vouches for is refused', () => {
  setScriptHashes(manifest, { 'entry.js': 'sha384-entry', 'assets/1.js': 'sha384-one' });
  expect(integrityOf(`${folder}entry.js`)).toBe('sha384-entry');
  expect(integrityOf('/remotes/public/1.0.0-aaa/assets/1.js')).toBe('sha384-one');
  expect(integrityOf(`${folder}assets/2.js`)).toBe(refused);
});

test('a manifest without hashes vouches for nothing', () => {
  setScriptHashes(manifest, undefined);
  expect(integrityOf(`${folder}entry.js`)).toBe(refused);
});

test('a release below the folder of another remote has its own hashes', () => {
  demandIntegrity('http://localhost/remotes/public/mf-manifest.json');
  setScriptHashes(manifest, { 'entry.js': 'sha384-entry' });
  expect(integrityOf(`${folder}entry.js`)).toBe('sha384-entry');
});
