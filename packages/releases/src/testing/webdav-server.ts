import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

/** Answers as nginx does with `dav_methods PUT DELETE MKCOL` and the header `Bearer right`. */
export const createWebdavServer = (root: string): Server =>
  createServer((request, response) => {
    const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
    const file = join(root, (request.url ?? '').replace('/remotes/', ''));
    const bytes: Buffer[] = [];
    request.on('data', (chunk: Buffer) => bytes.push(chunk));
    request.on('end', () => {
      if (request.headers.authorization !== 'Bearer right') return answer(401);
      try {
        if (request.method === 'GET') {
          if (!existsSync(file)) return answer(404);
          return statSync(file).isDirectory() ? answer(403) : answer(200, readFileSync(file));
        }
        if (request.method === 'DELETE') {
          if (!existsSync(file)) return answer(404);
          rmSync(file, { recursive: true });
        }
        if (request.method === 'MKCOL') mkdirSync(file);
        if (request.method === 'PUT') writeFileSync(file, Buffer.concat(bytes));
        return answer(request.method === 'DELETE' ? 204 : 201);
      } catch (error) {
        return answer((error as NodeJS.ErrnoException).code === 'EEXIST' ? 405 : 409);
      }
    });
  });
