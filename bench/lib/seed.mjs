/**
 * Adds realistic users, projects, investments and payments to a database. MariaDB generates the rows itself from its sequence tables.
 * @param {import('mysql2/promise').Connection} connection
 * @param {{users: number, projects: number, investments: number, payments: number}} size
 */
export async function seed(connection, { users, projects, investments, payments }) {
  const [[{ firstUser, firstProject, firstInvestment }]] = await connection.query(`SELECT
    (SELECT MAX(id) FROM users) AS firstUser, (SELECT MAX(id) FROM project) AS firstProject, (SELECT MAX(id) FROM investment) AS firstInvestment`);
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0');
  await connection.query(
    `SET @base = ?; INSERT INTO users (id, username, usernameKey, email, emailKey, fullName, passwordHash, role, createdAt)
     SELECT @base + seq, CONCAT('persona', @base + seq), CONCAT('persona', @base + seq), CONCAT('persona', @base + seq, '@ejemplo.example'),
       CONCAT('persona', @base + seq, '@ejemplo.example'), CONCAT(ELT(1 + seq % 8, 'María', 'José', 'Ángela', 'Andrés', 'Lucía', 'Íñigo', 'Carla', 'Tomás'), ' ',
              ELT(1 + (seq DIV 8) % 7, 'Pérez', 'Muñoz', 'Andrade', 'Ibáñez', 'Torres', 'Quispe', 'León'), ' ', @base + seq),
       'none', 'user', TIMESTAMPADD(MINUTE, seq, '2024-01-01') FROM ${sequence(users)}`,
    [firstUser],
  );
  await connection.query(
    `INSERT INTO project (id, name, description, image, location, status, funded, target, annualReturn, minInvestment, term, propertyType, totalInvestors)
     SELECT ? + seq, CONCAT('Edificio Número ', seq), 'Un edificio.', '/images/projects/edificio.svg', ELT(1 + seq % 4, 'Quito', 'Bogotá', 'Lima', 'Mérida'),
       'funded', 300000, 300000, '9.5', 1000, '24 meses', 'residencial', 100 FROM ${sequence(projects)}`,
    [firstProject],
  );
  await connection.query(
    `INSERT INTO investment (id, userId, projectId, projectName, amount, annualReturn, imageUrl)
     SELECT ? + seq, ? + 1 + seq % ${users}, ? + 1 + seq % ${projects}, CONCAT('Edificio Número ', 1 + seq % ${projects}), 1000 * (1 + seq % 50), 95000, '/images/projects/edificio.svg'
     FROM ${sequence(investments)}`,
    [firstInvestment, firstUser, firstProject],
  );
  await connection.query(
    `INSERT INTO payment (investmentId, userId, projectId, amount, paymentDate, period, status)
     SELECT investment.id, investment.userId, investment.projectId, 1000 + seq % 90000, DATE_ADD('2020-01-15', INTERVAL seq % 60 MONTH),
       DATE_FORMAT(DATE_ADD('2020-01-15', INTERVAL seq % 60 MONTH), '%Y-%m'), ELT(1 + seq % 10, 'pending', 'missed', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid')
     FROM ${sequence(payments)} JOIN investment ON investment.id = ? + 1 + seq % ${investments}`,
    [firstInvestment],
  );
  await connection.query('SET foreign_key_checks = 1, unique_checks = 1');
  await connection.query('ANALYZE TABLE users, project, investment, payment');
}

const sequence = (last) => `seq_1_to_${last}`;
