import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { ROOT } from './lib/root.mjs';
import { startMariaDb } from './mariadb.mjs';

async function query(url, sql) {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

describe('a private MariaDB', () => {
  it('lets its user create databases, stores every character, and leaves no files behind', async () => {
    const { url, stop } = await startMariaDb();
    let folder;
    try {
      const [{ socket }] = await query(url, 'SELECT @@socket AS socket');
      folder = dirname(socket);
      expect(existsSync(folder)).toBe(true);
      await query(url, 'CREATE DATABASE another');
      expect(await query(url, "SELECT 'ñandú 🏠' AS text, @@character_set_database AS charset")).toEqual([
        { text: 'ñandú 🏠', charset: 'utf8mb4' },
      ]);
    } finally {
      await stop();
    }
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(folder)).toBe(false);
  });

  it('stops when the process that started it is killed', async () => {
    const code = "import('./scripts/mariadb.mjs').then((m) => m.startMariaDb()).then((d) => console.log(d.url))";
    const owner = spawn(process.execPath, ['-e', `${code}; setInterval(() => {}, 1000)`], { cwd: ROOT });
    const url = await new Promise((resolve) => owner.stdout.once('data', (data) => resolve(String(data).trim())));
    const watched = await createConnection(url);
    const ended = new Promise((resolve) => watched.once('error', resolve));
    owner.kill('SIGKILL');
    await ended;
  });
});
