import { removeStorage, writeStorage, readStorage } from './browser-storage';

test('reads what was written until it is removed', () => {
  writeStorage('localStorage', 'clave', 'texto');
  expect([readStorage('localStorage', 'clave'), readStorage('sessionStorage', 'clave')]).toEqual(['texto', null]);
  removeStorage('localStorage', 'clave');
  expect(readStorage('localStorage', 'clave')).toBeNull();
});

test('a browser that blocks storage causes no failure', () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  writeStorage('sessionStorage', 'clave', 'texto');
  removeStorage('sessionStorage', 'clave');
  expect(readStorage('sessionStorage', 'clave')).toBeNull();
  for (const spy of spies) {
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  }
});
