import { messages } from '@cimiento/contracts';
import { userSchema } from '@cimiento/contracts/schemas';
import { conflict, ExpectedError, parseInput, validationFailed } from '../platform/errors';
import { explainRefusal } from './explain-refusal';

test('a refused password is told the rule in force', () => {
  const refusal = validationFailed({ password: messages.password });
  expect(explainRefusal(refusal, 'basic')).toBe('The password must have 6 to 200 characters');
  expect(explainRefusal(refusal, 'strict')).toMatch(/^The password must have 8 to 200 characters, must not be common/);
});

test('a refused value names its option, and a taken one says so', () => {
  expect(explainRefusal(conflict({ username: 'ya está en uso' }), 'strict')).toBe('--username is in use already');
  expect(explainRefusal(validationFailed({ email: 'Email inválido', fullName: 'x' }), 'strict')).toMatch(
    /^--email must be an e-mail address.*\n--full-name must have 3 to 120 characters$/,
  );
});

test('every field of an administrator has an option and a rule', () => {
  const error = (() => {
    try {
      return parseInput(userSchema, { role: 'admin' });
    } catch (refusal) {
      return refusal;
    }
  })();
  if (!(error instanceof ExpectedError)) throw new Error('nothing was refused');
  const lines = explainRefusal(error, 'strict').split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/^(--[a-z-]+|The password) (must|is) /);
  expect(lines.join()).not.toMatch(/is not valid|[áéíóúñ]/);
});
