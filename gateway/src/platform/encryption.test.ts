import { Encryption, UnreadableSecretError } from './encryption';

const [old, current] = ['a secret of thirty-two characters', 'another secret, as long as the old'];

test('decrypts what it encrypted, and never writes the text', () => {
  const encryption = new Encryption([current]);
  const encrypted = encryption.encrypt('JBSWY3DPEHPK3PXP', 'totp:7');
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encrypted).not.toBe(encryption.encrypt('JBSWY3DPEHPK3PXP', 'totp:7'));
  expect(encryption.decrypt(encrypted, 'totp:7')).toBe('JBSWY3DPEHPK3PXP');
});

test('opens nothing for another context, after a change, or without the secret', () => {
  const encryption = new Encryption([current]);
  const encrypted = encryption.encrypt('JBSWY3DPEHPK3PXP', 'totp:7');
  expect(() => encryption.decrypt(encrypted, 'totp:8')).toThrow(UnreadableSecretError);
  expect(() => encryption.decrypt(`${encrypted.slice(0, -2)}AA`, 'totp:7')).toThrow(UnreadableSecretError);
  expect(() => encryption.decrypt('', 'totp:7')).toThrow(UnreadableSecretError);
  expect(() => new Encryption([old]).decrypt(encrypted, 'totp:7')).toThrow(UnreadableSecretError);
  expect(new Encryption([old]).getState(encrypted, 'totp:7')).toBe('unreadable');
});

test('still decrypts with a secret that is being replaced', () => {
  const encrypted = new Encryption([old]).encrypt('JBSWY3DPEHPK3PXP', 'totp:7');
  const both = new Encryption([current, old]);
  expect(both.decrypt(encrypted, 'totp:7')).toBe('JBSWY3DPEHPK3PXP');
  expect(both.getState(encrypted, 'totp:7')).toBe('former');
  expect(both.getState(both.encrypt('JBSWY3DPEHPK3PXP', 'totp:7'), 'totp:7')).toBe('current');
});
