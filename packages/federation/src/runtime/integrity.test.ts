import { findScriptHash, requireIntegrity, setScriptHashes, unmatchableHash } from './integrity';

const folder = 'http://localhost/remotes/public/1.0.0-aaa/';
const manifest = `${folder}mf-manifest.json`;

test('a remote that was released without hashes is not checked', () => {
  expect(findScriptHash(`${folder}entry.js`)).toBeUndefined();
});

test('refuses every script of a release until its manifest has been verified', () => {
  requireIntegrity(manifest);
  expect(findScriptHash(`${folder}entry.js`)).toBe(unmatchableHash);
});

test('gives each script its hash, and refuses a script that the manifest does not name', () => {
  setScriptHashes(manifest, { 'entry.js': 'sha384-entry', 'assets/1.js': 'sha384-one' });
  expect(findScriptHash(`${folder}entry.js`)).toBe('sha384-entry');
  expect(findScriptHash('/remotes/public/1.0.0-aaa/assets/1.js')).toBe('sha384-one');
  expect(findScriptHash(`${folder}assets/2.js`)).toBe(unmatchableHash);
});

test('refuses every script of a manifest without hashes', () => {
  setScriptHashes(manifest, undefined);
  expect(findScriptHash(`${folder}entry.js`)).toBe(unmatchableHash);
});

test('gives a release below the folder of another remote its own hashes', () => {
  requireIntegrity('http://localhost/remotes/public/mf-manifest.json');
  setScriptHashes(manifest, { 'entry.js': 'sha384-entry' });
  expect(findScriptHash(`${folder}entry.js`)).toBe('sha384-entry');
});
