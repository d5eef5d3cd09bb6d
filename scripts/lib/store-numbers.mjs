import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

// `node store-numbers.mjs URL PASSWORD FIRST` stores rows with numbers from FIRST on, one after the other, and writes a line of JSON for each
// attempt: {number, at, error}. Each number is tried once. It ends when its input does.

const EVERY_MS = 20;
const LIMIT_MS = 20_000;

const [url, password, first] = process.argv.slice(2);
const { hostname, port, username, pathname, searchParams } = new URL(url);
const options = {
  host: hostname,
  port: Number(port),
  user: username,
  password,
  database: pathname.slice(1),
  connectTimeout: 3000,
  ssl: { ca: readFileSync(searchParams.get('sslCa')), verifyIdentity: false },
};

let connection = null;
let isRunning = true;
process.stdin.once('end', () => (isRunning = false)).resume();

async function store(number) {
  // A closed connection also fails the query that uses it.
  connection ??= (await createConnection(options)).on('error', () => undefined);
  await connection.query({ sql: 'INSERT INTO numbers VALUES (?)', values: [number], timeout: LIMIT_MS });
}

for (let number = Number(first); isRunning; number += 1) {
  const error = await store(number).then(
    () => null,
    (reason) => reason.code ?? reason.message,
  );
  if (error !== null) {
    connection?.destroy();
    connection = null;
  }
  console.log(JSON.stringify({ number, at: Date.now(), error }));
  await wait(EVERY_MS);
}
connection?.destroy();
