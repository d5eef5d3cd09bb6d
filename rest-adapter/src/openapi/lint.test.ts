import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openApiFile, readOpenApiFile } from './file';

const run = promisify(execFile);
const script = path.resolve(__dirname, '../../../scripts/lint-openapi.mjs');

// Both linters read the whole document; on a busy machine that takes long.
jest.setTimeout(180_000);

type Findings = Record<'redocly' | 'spectral', string[]>;

const lint = async (file: string): Promise<Findings> =>
  JSON.parse((await run(process.execPath, [script, file])).stdout) as Findings;

test("Redocly's strict rules and Spectral's rules for OpenAPI find nothing", async () => {
  expect(await lint(openApiFile)).toEqual({ redocly: [], spectral: [] });
});

test('they find an operation without a description', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  try {
    const { paths, ...document } = JSON.parse(readOpenApiFile()) as { paths: Record<string, { get: object }> };
    const { get } = paths['/api/blog'] ?? { get: {} };
    const file = path.join(folder, 'openapi.json');
    const operation = { ...get, description: undefined, responses: {} };
    await writeFile(file, JSON.stringify({ ...document, paths: { '/api/blog': { get: operation } } }));
    const { redocly, spectral } = await lint(file);
    expect(redocly.join('\n')).toContain('operation-4xx-response');
    expect(spectral.join('\n')).toContain('operation-description');
  } finally {
    await rm(folder, { recursive: true });
  }
});
