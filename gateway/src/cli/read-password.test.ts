import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readPassword } from './read-password';

const createTerminal = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });

test('a password that is typed on a terminal is not shown', async () => {
  const [input, output] = [createTerminal(), new PassThrough()];
  const read = readPassword(input, output);
  input.write('piedra-azul\r');
  expect(await read).toBe('piedra-azul');
  output.end();
  expect(await text(output)).toBe('Password (not shown): \n');
});

test('a password is the first line of an input that is not a terminal', async () => {
  const input = new PassThrough();
  input.end('piedra-azul\nsecond line\n');
  expect(await readPassword(input, new PassThrough())).toBe('piedra-azul');
});

test.each([new PassThrough(), createTerminal()])('an input that ends without a line is an error', async (input) => {
  const read = readPassword(input, new PassThrough());
  input.end();
  await expect(read).rejects.toThrow('There is no password: the input ended');
});
