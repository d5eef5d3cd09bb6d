import { type Database, migrate } from '../platform/database';

const people = [
  "(1, 'maria', 'maria', 'm@prueba.example', 'm@prueba.example', 'María Paz', 'x', 'user', '2025-01-02 03:04:05.000')",
  "(2, 'jefa', 'jefa', 'j@prueba.example', 'j@prueba.example', 'Jefa Luna', 'x', 'admin', '2025-01-02 03:04:05.000')",
];

/** A few rows in the tables of the first release. */
export const firstReleaseRows: readonly string[] = [
  `INSERT INTO users (id, username, usernameKey, email, emailKey, fullName, passwordHash, role, createdAt) VALUES ${people.join(', ')}`,
  "INSERT INTO project (id, name, description, image, location, status, funded, target, annualReturn, minInvestment, term, propertyType, totalInvestors) VALUES (1, 'Torre', 'd', '/i.png', 'Quito', 'available', 5000, 20000, '8', 1000, '12 meses', 'residencial', 1)",
  "INSERT INTO investment (id, userId, projectId, projectName, amount, annualReturn, imageUrl) VALUES (1, 1, 1, 'Torre', 5000, 8, '/i.png')",
  "INSERT INTO payment (id, investmentId, userId, projectId, amount, paymentDate, period, status) VALUES (1, 1, 1, 1, 3333, '2025-02-15', '2025-02', 'paid'), (2, 1, 1, 1, 3333, '2025-03-15', '2025-03', 'pending')",
];

const number = (count: number): string => `(SELECT seq AS n FROM seq_1_to_${count}) AS number`;

// MariaDB's sequences: the rows of many people in one query each.
const listManyRows = (count: number): string[] => [
  `INSERT INTO users (id, username, usernameKey, email, emailKey, fullName, passwordHash, role, createdAt)
    SELECT 100 + n, CONCAT('Persona', n), CONCAT('persona', n), CONCAT('P', n, '@prueba.example'), CONCAT('p', n, '@prueba.example'),
      CONCAT('Persona Ñandú ', n), 'x', 'user', '2025-01-02 03:04:05.678' FROM ${number(count)}`,
  `INSERT INTO project (id, name, description, image, location, status, funded, target, annualReturn, minInvestment, term, propertyType, totalInvestors, fundedDate, exitDate, currentValuation)
    VALUES (2, 'Edificio', 'd', '/i.png', 'Cuenca', 'funded', 90000, 90000, '7.5', 1000, '2 años', 'comercial', 3, '2025-02-01', NULL, 95000),
      (3, 'Casa', 'd', '/i.png', 'Loja', 'exited', 50000, 50000, '12', 1000, '18', 'residencial', 3, '2024-02-01', '2025-02-01', NULL)`,
  `INSERT INTO investment (id, userId, projectId, projectName, amount, annualReturn, imageUrl)
    SELECT 100 + n, 100 + n, 1 + n % 3, 'Torre', 1000 + n, n % 12, '/i.png' FROM ${number(count)}`,
  `INSERT INTO payment (id, investmentId, userId, projectId, amount, paymentDate, period, status)
    SELECT 100 + n, 101 + n % ${count}, 101 + n % ${count}, 1 + (n % ${count} + 1) % 3, 100 + n, '2025-02-15', '2025-02',
      CASE n % 4 WHEN 0 THEN 'pending' WHEN 1 THEN 'missed' ELSE 'paid' END FROM ${number(10 * count)}`,
  `INSERT INTO session (idHash, userId, createdAt, expiresAt)
    SELECT LPAD(n, 64, '0'), 100 + n, '2025-01-02 03:04:05.000', '2099-01-02 03:04:05.000' FROM ${number(count)}`,
  `INSERT INTO invitation_code (id, code, codeKey, maxUses, uses, expiresAt, email, createdAt)
    SELECT n, CONCAT('CODIGO', n), CONCAT('codigo', n), 3, n % 4, NULL, CASE n % 2 WHEN 0 THEN CONCAT('c', n, '@prueba.example') END,
      '2025-01-02 03:04:05.000' FROM ${number(count)}`,
  `INSERT INTO waitlist_request (id, email, emailKey, fullName, location, occupation, whyInterested, consentData, receiveNews, createdAt)
    SELECT n, CONCAT('e', n, '@prueba.example'), CONCAT('e', n, '@prueba.example'), 'Espera', 'Quito', 'o', 'w', 1, n % 2, '2025-01-02 03:04:05.000'
    FROM ${number(count)}`,
  `INSERT INTO post (id, slug, title, excerpt, content, imageUrl)
    SELECT n, CONCAT('articulo-', n), 't', 'e', REPEAT('c', 2000), NULL FROM ${number(count)}`,
  "INSERT INTO setting (name, value) VALUES ('invitationRequired', 'true')",
];

const endOfFirstRelease = 'the tables of the first release are there';

/** Makes the tables of the first release on MariaDB, as its own program left them, with `count` rows or more in each. */
export async function createFirstRelease(database: Database, count: number): Promise<void> {
  const onStatement = (sql: string): void => {
    if (sql.includes('CREATE TABLE `try_counter`')) throw new Error(endOfFirstRelease);
  };
  await migrate(database, { onStatement }).catch((error: unknown) => {
    if (!String(error).includes(endOfFirstRelease)) throw error;
  });
  for (const table of ['migration_progress', 'migration_lock']) await database.dataSource.query(`DROP TABLE ${table}`);
  for (const sql of [...firstReleaseRows, ...listManyRows(count)])
    await database.transaction((manager) => manager.query(sql));
}
