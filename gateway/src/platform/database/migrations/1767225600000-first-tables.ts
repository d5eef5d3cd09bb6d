import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  useBinaryCollation,
  createTable,
  date,
  flag,
  idColumn,
  instant,
  integer,
  keyText,
  longText,
  nullable,
  text,
} from './tables';

/** Tables of the first version: users and sessions, projects, investments, payments, blog, beta sign-up, settings. */
export class FirstTables1767225600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await useBinaryCollation(runner);
    await createPeople(runner);
    await createProjects(runner);
    await createMoney(runner);
    await createBetaSignUp(runner);
    await createBlog(runner);
    await createTable(runner, { name: 'setting', columns: [keyText('name', 60), text('value', 200)] });
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      'setting',
      'post',
      'waitlist_request',
      'invitation_code',
      'payment',
      'investment',
      'project',
      'session',
      'users',
    ];
    for (const table of tables) await runner.dropTable(table);
  }
}

async function createPeople(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'users',
    columns: [
      idColumn(),
      text('username', 50),
      text('usernameKey', 150),
      text('email', 254),
      text('emailKey', 762),
      text('fullName', 120),
      text('passwordHash', 255),
      text('role', 20),
      instant('createdAt'),
    ],
    uniques: { UQ_users_usernameKey: ['usernameKey'], UQ_users_emailKey: ['emailKey'] },
    indexes: { IDX_users_role: ['role'], IDX_users_createdAt: ['createdAt'] },
    checks: { CHK_users_role: "role IN ('user', 'admin')" },
  });
  await createTable(runner, {
    name: 'session',
    columns: [keyText('idHash', 64), integer('userId'), instant('createdAt'), instant('expiresAt')],
    indexes: { IDX_session_userId: ['userId'], IDX_session_expiresAt: ['expiresAt'] },
    userReferences: { FK_session_userId: { column: 'userId', onDelete: 'CASCADE' } },
  });
}

async function createProjects(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'project',
    columns: [
      idColumn(),
      text('name', 200),
      longText('description'),
      text('image', 500),
      text('location', 200),
      text('status', 20),
      integer('funded'),
      integer('target'),
      text('annualReturn', 20),
      integer('minInvestment'),
      text('term', 200),
      text('propertyType', 20),
      nullable(integer('currentValuation')),
      integer('totalInvestors'),
      nullable(date('fundedDate')),
      nullable(date('exitDate')),
    ],
    indexes: {
      IDX_project_status: ['status'],
      IDX_project_name: ['name'],
      IDX_project_location: ['location'],
      IDX_project_funded: ['funded'],
    },
    checks: {
      CHK_project_status: "status IN ('available', 'funded', 'exited')",
      CHK_project_propertyType: "propertyType IN ('residencial', 'comercial')",
      CHK_project_funded: 'funded >= 0',
      CHK_project_target: 'target >= 0',
      CHK_project_minInvestment: 'minInvestment >= 0',
      CHK_project_currentValuation: 'currentValuation >= 0',
      CHK_project_totalInvestors: 'totalInvestors >= 0',
    },
  });
}

async function createMoney(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'investment',
    columns: [
      idColumn(),
      integer('userId'),
      integer('projectId'),
      text('projectName', 200),
      integer('amount'),
      integer('annualReturn'),
      text('imageUrl', 500),
    ],
    indexes: {
      IDX_investment_userId: ['userId'],
      IDX_investment_projectId: ['projectId'],
      IDX_investment_projectName: ['projectName'],
      IDX_investment_amount: ['amount'],
      IDX_investment_annualReturn: ['annualReturn'],
    },
    checks: { CHK_investment_amount: 'amount >= 0', CHK_investment_annualReturn: 'annualReturn >= 0' },
    userReferences: { FK_investment_userId: { column: 'userId', onDelete: 'RESTRICT' } },
  });
  await createTable(runner, {
    name: 'payment',
    columns: [
      idColumn(),
      integer('investmentId'),
      integer('userId'),
      integer('projectId'),
      cents('amount'),
      date('paymentDate'),
      text('period', 7),
      text('status', 20),
    ],
    indexes: {
      IDX_payment_investmentId_status: ['investmentId', 'status', 'amount'],
      IDX_payment_userId_period: ['userId', 'period'],
      IDX_payment_projectId: ['projectId'],
      IDX_payment_status_period: ['status', 'period'],
      IDX_payment_period: ['period'],
      IDX_payment_paymentDate: ['paymentDate'],
      IDX_payment_amount: ['amount'],
    },
    checks: { CHK_payment_amount: 'amount >= 0', CHK_payment_status: "status IN ('paid', 'pending', 'missed')" },
    userReferences: { FK_payment_userId: { column: 'userId', onDelete: 'RESTRICT' } },
  });
}

async function createBetaSignUp(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'invitation_code',
    columns: [
      idColumn(),
      text('code', 40),
      text('codeKey', 120),
      integer('maxUses'),
      integer('uses'),
      nullable(instant('expiresAt')),
      nullable(text('email', 762)),
      instant('createdAt'),
    ],
    uniques: { UQ_invitation_code_codeKey: ['codeKey'] },
    checks: { CHK_invitation_code_maxUses: 'maxUses >= 1', CHK_invitation_code_uses: 'uses >= 0 AND uses <= maxUses' },
  });
  await createTable(runner, {
    name: 'waitlist_request',
    columns: [
      idColumn(),
      text('email', 254),
      text('emailKey', 762),
      text('fullName', 120),
      text('location', 120),
      text('occupation', 120),
      longText('whyInterested'),
      flag('consentData'),
      nullable(text('investmentRange', 20)),
      nullable(text('socialProfiles', 500)),
      nullable(text('referralSource', 20)),
      nullable(text('invitationCode', 40)),
      flag('receiveNews'),
      instant('createdAt'),
    ],
    uniques: { UQ_waitlist_request_emailKey: ['emailKey'] },
    checks: {
      CHK_waitlist_request_investmentRange: "investmentRange IN ('less5k', '5k10k', '10k25k', 'more25k', 'exploring')",
      CHK_waitlist_request_referralSource:
        "referralSource IN ('twitter', 'linkedin', 'referral', 'conversation', 'other')",
    },
  });
}

async function createBlog(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'post',
    columns: [
      idColumn(),
      text('slug', 200),
      text('title', 200),
      text('excerpt', 500),
      longText('content'),
      nullable(text('imageUrl', 500)),
    ],
    uniques: { UQ_post_slug: ['slug'] },
    indexes: { IDX_post_title: ['title'] },
  });
}
