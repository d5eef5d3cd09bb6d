import { request } from 'node:http';
import { connect } from 'node:net';

/**
 * Sends the same request repeatedly on a few open connections.
 * @param {{port: number, path: string, method?: string, headers?: object, body?: string}} target
 * @param {{connections?: number, seconds?: number}} [options]
 * @returns {Promise<{count: number, perSecond: number, median: number, p99: number}>} times in milliseconds
 */
export async function load(target, { connections = 8, seconds = 3 } = {}) {
  const times = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => sendRepeatedly(target, end, times)));
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { count: times.length, perSecond: times.length / elapsed, median: at(times, 0.5), p99: at(times, 0.99) };
}

const formatRequest = ({ path, method = 'GET', headers = {}, body = '' }) => {
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': Buffer.byteLength(body) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
};

// On the plain socket, because an HTTP client would use more CPU time than the server it measures.
function sendRepeatedly(target, end, times) {
  const message = formatRequest(target);
  return new Promise((resolve, reject) => {
    const socket = connect(target.port, '127.0.0.1');
    let [start, missing, head] = [0, 0, ''];
    const send = () => {
      if (performance.now() >= end) return void socket.end(resolve);
      [start, missing, head] = [performance.now(), 0, ''];
      socket.write(message);
    };
    socket.on('data', (data) => {
      if (missing > 0) missing -= data.length;
      else {
        head += data.toString('latin1');
        const blank = head.indexOf('\r\n\r\n');
        if (blank < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return void reject(new Error(head.slice(0, 500)));
        missing = Number(/content-length: (\d+)/i.exec(head)[1]) - (head.length - blank - 4);
      }
      if (missing > 0) return;
      times.push(performance.now() - start);
      send();
    });
    socket.once('error', reject);
    socket.once('connect', send);
  });
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Sends one request. @returns its status and text @throws when the status is not 200 */
export function ask({ port, path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        // A new connection: the server closes a kept one that rests while a database is filled.
        agent: false,
        headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) resolve({ text, headers: answer.headers });
          else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The median of numbers. */
export const median = (figures) =>
  at(
    [...figures].sort((a, b) => a - b),
    0.5,
  );
