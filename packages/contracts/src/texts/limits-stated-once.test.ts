/** The contracts, loaded anew with another minimum of the password. */
function loadWithPasswordMin(min: number) {
  let loaded:
    { message: string; hint?: string; description?: string; isValid: (password: string) => boolean } | undefined;
  jest.isolateModules(() => {
    jest.doMock('./limits', () => {
      const actual = jest.requireActual<typeof import('./limits')>('./limits');
      return { ...actual, limits: { ...actual.limits, password: { ...actual.limits.password, min } } };
    });
    const { messages } = jest.requireActual<typeof import('./messages')>('./messages');
    const { passwordChangeFields, userFields } = jest.requireActual<typeof import('../fields')>('../fields');
    const { credentialsSchema, validate } = jest.requireActual<typeof import('../schemas')>('../schemas');
    loaded = {
      message: messages.password,
      hint: passwordChangeFields.newPassword.hint,
      description: userFields.password.description,
      isValid: (password) => validate(credentialsSchema, { username: 'maria', password }).ok,
    };
  });
  jest.dontMock('./limits');
  if (!loaded) throw new Error('the contracts did not load');
  return loaded;
}

test('a new minimum of the password reaches its message, hint, API description and rule', () => {
  const { message, hint, description, isValid } = loadWithPasswordMin(9);
  expect(message).toBe('La contraseña debe tener al menos 9 caracteres');
  expect(hint).toBe('Al menos 9 caracteres.');
  expect(description).toBe('Password with at least 9 characters.');
  expect([isValid('12345678'), isValid('123456789')]).toEqual([false, true]);
});
