import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { readMemory } from './lib/memory.mjs';
import { signIn, stageOnSqlite } from './lib/stage.mjs';

const filesOfEach = Number(process.env.FILES_OF_EACH ?? 10);
const probeEveryMs = 20;
const quietSeconds = 10;
const MB = 1024 * 1024;
const { Blob, FormData, Request } = globalThis;

/** A PDF whose packed objects take 600 MB. */
function createPdfBomb() {
  const data = deflateSync(Buffer.concat([Buffer.from('9 0 ('), Buffer.alloc(600 * MB, ' ')]));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [] >>\nendobj\n'),
    Buffer.from(`8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

const toPicture = (side, noise) => {
  const channels = 3;
  if (!noise)
    return sharp({ create: { width: side, height: side, channels, background: '#456' }, limitInputPixels: false });
  return sharp(randomBytes(side * side * channels), { raw: { width: side, height: side, channels } });
};

/** Files that ask for more than they are worth, each with the route that reads it. */
async function createFiles() {
  const statement = ['/api/admin/bank-statements/read', { bankAccountId: '1' }];
  const document = ['/api/admin/projects/1/documents', { title: 'x', notifiesHolders: 'false' }];
  const picture = ['/api/admin/projects/1/pictures', {}];
  const pdf = (text) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
  return [
    [...statement, Buffer.from(';'.repeat(8 * MB))],
    [...document, createPdfBomb()],
    [...picture, await toPicture(9000).png().toBuffer()],
    [...statement, Buffer.from(`OFXHEADER:100\n<OFX>${'<A>1'.repeat(2 * MB)}</OFX>`)],
    [...document, pdf('1 0 obj\n('.repeat(MB))],
    [...picture, await toPicture(4990).jpeg({ quality: 1 }).toBuffer()],
    [...statement, Buffer.from('"\n'.repeat(4.5 * MB))],
    [...document, pdf('1 0 obj\n<<'.repeat(0.9 * MB))],
    [...picture, await toPicture(1800, true).png().toBuffer()],
    [...statement, Buffer.from(`<table>${'<tr><td>1'.repeat(MB)}`)],
  ];
}

async function toForm(fields, file) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'archivo');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { body: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') };
}

/** Sends a file until it is read. @returns the statuses of the answers */
async function send({ port }, cookie, [path, fields, file]) {
  const { body, type } = await toForm(fields, file);
  const statuses = [];
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body,
      headers: { cookie, 'content-type': type },
    }).catch(() => null);
    await response?.text().catch(() => null);
    statuses.push(response?.status ?? 0);
    if (response && response.status !== 503) return { statuses };
    await wait(1000 * Number(response?.headers.get('retry-after') ?? 1));
  }
}

/** Reads a session again and again, from another process, until it is stopped. @returns the times in ms, sorted */
function startProbe({ port }, cookie) {
  const child = fork(new URL('lib/probe.mjs', import.meta.url), [String(port), cookie, String(probeEveryMs)]);
  return async () => {
    child.send('stop');
    const [times] = await once(child, 'message');
    child.disconnect();
    return times.toSorted((a, b) => a - b);
  };
}

/** Processes that a process started, by their resident memory in MB. */
const listChildren = (pid) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        if (Number(/PPid:\s+(\d+)/.exec(status)[1]) !== pid) return [];
        return [Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024];
      } catch {
        return [];
      }
    });

const at = (times, share) => times[Math.floor(times.length * share)].toFixed(1);

/** Fifty hostile files at once from five people: what others wait during that time, and what the server and its readers take. */
export async function files() {
  const hostile = await createFiles();
  const { product, database, stop } = await stageOnSqlite();
  try {
    database.exec(
      `UPDATE users SET role = 'admin', staffRole = (SELECT staffRole FROM users WHERE username = 'admin'), passwordHash = (SELECT passwordHash FROM users WHERE username = 'admin')
       WHERE id IN (SELECT id FROM users WHERE username NOT IN ('admin', 'maria') ORDER BY id LIMIT 4)`,
    );
    const names = database
      .prepare(
        "SELECT username FROM users WHERE passwordHash = (SELECT passwordHash FROM users WHERE username = 'admin')",
      )
      .all();
    const cookies = [];
    for (const { username } of names) cookies.push(await signIn(product, username, 'admin123'));
    const maria = await signIn(product, 'maria', 'maria123');
    await send(product, cookies[0], hostile[2]);
    const stopQuiet = startProbe(product, maria);
    await wait(quietSeconds * 1000);
    const quiet = await stopQuiet();
    const before = readMemory(product.pid);
    let [most, readers, largest] = [before, 0, 0];
    const watch = setInterval(() => {
      const children = listChildren(product.pid);
      most = Math.max(most, readMemory(product.pid));
      readers = Math.max(readers, children.length);
      largest = Math.max(largest, ...children);
    }, 10);
    const stopBusy = startProbe(product, maria);
    // Those who send are on other machines: here they must not take the processor from the server and from the others.
    setPriority(15);
    const start = performance.now();
    const results = await Promise.all(
      cookies.flatMap((cookie) =>
        Array.from({ length: filesOfEach }, (_none, index) => send(product, cookie, hostile[index % hostile.length])),
      ),
    );
    const seconds = (performance.now() - start) / 1000;
    const busy = await stopBusy();
    clearInterval(watch);
    const counts = Object.entries(
      Object.groupBy(
        results.flatMap(({ statuses }) => statuses),
        String,
      ),
    );
    console.log(`\n${results.length} hostile files of ${cookies.length} people in ${seconds.toFixed(0)} s`);
    console.log(`answers: ${counts.map(([status, all]) => `${all.length} × ${status}`).join(', ')}`);
    console.log(
      `others, p95: ${at(quiet, 0.95)} ms before, ${at(busy, 0.95)} ms during it; p99 ${at(quiet, 0.99)} and ${at(busy, 0.99)}`,
    );
    console.log(`memory of the server: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`);
    console.log(
      `readers: ${readers} at once, ${largest.toFixed(0)} MB the largest, ${listChildren(product.pid).length} left`,
    );
  } finally {
    await stop();
  }
}
