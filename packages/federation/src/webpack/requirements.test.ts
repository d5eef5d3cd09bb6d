import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequirements, getSharedVersions } from './singletons';

test('a remote requires the version that its own package.json states, else the installed one', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cimiento-requirements-'));
  const dependencies = { 'react-router-dom': '7.18.4', react: '^19.0.0', '@cimiento/session': '*' };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies }));
  const shared = getSharedVersions();
  expect(getRequirements(root)).toMatchObject({
    '@cimiento/federation/shared/router': '^7.18.4',
    react: '^19.0.0',
    'react/jsx-runtime': '^19.0.0',
    '@cimiento/session': `^${shared['@cimiento/session']}`,
    'react-dom': `^${shared['react-dom']}`,
  });
  rmSync(root, { recursive: true });
});
