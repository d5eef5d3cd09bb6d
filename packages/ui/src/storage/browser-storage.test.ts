import { forget, keep, kept } from './browser-storage';

test('what is kept is found until it is forgotten', () => {
  keep('localStorage', 'clave', 'texto');
  expect([kept('localStorage', 'clave'), kept('sessionStorage', 'clave')]).toEqual(['texto', null]);
  forget('localStorage', 'clave');
  expect(kept('localStorage', 'clave')).toBeNull();
});

test('a browser that refuses to keep anything is no failure', () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  keep('sessionStorage', 'clave', 'texto');
  forget('sessionStorage', 'clave');
  expect(kept('sessionStorage', 'clave')).toBeNull();
  for (const spy of spies) {
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  }
});
