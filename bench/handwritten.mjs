// Baseline of the benchmark: three of our answers, written by hand with Express and mysql2.
import { createHash } from 'node:crypto';
import cookieSignature from 'cookie-signature';
import express from 'express';
import { createPool } from 'mysql2/promise';

const secret = 'cimiento-development-only';
const pool = createPool({
  uri: process.env.DATABASE_URL,
  connectionLimit: 10,
  timezone: 'Z',
  dateStrings: ['DATE'],
  charset: 'utf8mb4_bin',
});
const app = express().disable('x-powered-by');

const money = (cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

async function authenticate(request) {
  const [, value] = /cimiento\.sid=([^;]+)/.exec(request.headers.cookie ?? '') ?? [];
  const sid = value && cookieSignature.unsign(decodeURIComponent(value).slice(2), secret);
  if (!sid) return null;
  const hash = createHash('sha256').update(sid).digest('hex');
  const [rows] = await pool.execute(
    'SELECT users.id, users.role FROM session JOIN users ON users.id = session.userId WHERE session.idHash = ? AND session.expiresAt > ?',
    [hash, new Date()],
  );
  return rows[0] ?? null;
}

app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));

app.get('/api/projects', async (_request, response) => {
  const [rows] =
    await pool.execute(`SELECT id, name, description, image, location, status, funded, reserved, target, annualReturnRate, minInvestment, term,
    propertyType, currentValuation, totalInvestors, fundedDate, exitDate, responsible, fees, risks
    FROM project WHERE archivedAt IS NULL ORDER BY id`);
  response.json(
    rows.map(({ annualReturnRate, ...row }) => ({ ...row, annualReturn: String(annualReturnRate / 10_000) })),
  );
});

app.get('/api/user/investments', async (request, response) => {
  const viewer = await authenticate(request);
  if (!viewer) return void response.status(401).end();
  const [rows] = await pool.execute(
    `SELECT id, userId, projectId, projectName, amount, annualReturn, imageUrl, createdAt, updatedAt,
       (SELECT COALESCE(SUM(amount), 0) FROM payment WHERE investmentId = investment.id AND status = 'paid') AS paid
     FROM investment WHERE userId = ? ORDER BY id`,
    [viewer.id],
  );
  response.json(
    rows.map(({ paid, annualReturn, ...row }) => ({
      ...row,
      annualReturn: annualReturn / 10_000,
      actualReturns: money(Number(paid)),
      projectedReturns: money(Math.round((row.amount * annualReturn) / 10_000)),
    })),
  );
});

app.post('/payments', express.json(), async (request, response) => {
  const viewer = await authenticate(request);
  if (viewer?.role !== 'admin') return void response.status(403).end();
  const [[[{ total }]], [rows]] = await Promise.all([
    // Counted as far as the lists of the product count (gateway/src/platform/database/list/list-limits.ts).
    pool.execute('SELECT COUNT(*) AS total FROM (SELECT 1 FROM payment LIMIT 10000) AS counted'),
    pool.query(
      `SELECT page.*, users.fullName, users.email, project.name FROM (SELECT * FROM payment ORDER BY id DESC LIMIT ? OFFSET ?) AS page
       LEFT JOIN users ON users.id = page.userId LEFT JOIN project ON project.id = page.projectId ORDER BY page.id DESC`,
      [request.body.limit, request.body.offset],
    ),
  ]);
  const items = rows.map(
    ({ id, investmentId, userId, fullName, email, projectId, name, amount, period, paymentDate, status }) => ({
      id,
      investmentId,
      userId,
      user: fullName === null ? null : { id: userId, fullName, email },
      projectId,
      project: name === null ? null : { id: projectId, name },
      amount: money(Number(amount)),
      period,
      paymentDate,
      status,
    }),
  );
  response.json({ data: { adminPayments: { total, items } } });
});

app.listen(Number(process.env.PORT), '127.0.0.1');
