import {
  flag,
  idColumn,
  instant,
  integer,
  longText,
  nullable,
  text,
  withDefault,
  type NewTable,
  NewTables,
} from './tables';

/** Invitations, waitlist, blog and consents; notifications and webhooks. */
export class JoiningAndMessages1768385000000 extends NewTables {
  readonly name = 'DropTrustedDocuments1768385000000';

  protected readonly tables: NewTable[] = [
    {
      name: 'invitation_code',
      columns: [
        ...[idColumn(), text('code', 40), text('codeKey', 120), integer('maxUses'), integer('uses')],
        ...[nullable(instant('expiresAt')), nullable(text('email', 762)), instant('createdAt')],
        ...[nullable(instant('revokedAt')), nullable(integer('requestId'))],
      ],
      uniques: [['codeKey'], ['requestId']],
      checks: { maxUses: 'maxUses >= 1', uses: 'uses >= 0 AND uses <= maxUses' },
    },
    {
      name: 'invitation_use',
      columns: [idColumn(), integer('codeId'), integer('userId'), instant('usedAt')],
      indexes: [['codeId']],
      uniques: [['userId']],
      references: { userId: 'users' },
    },
    {
      name: 'waitlist_request',
      columns: [
        ...[idColumn(), text('email', 254), text('emailKey', 762), text('fullName', 120), text('location', 120)],
        ...[text('occupation', 120), longText('whyInterested'), flag('consentData')],
        ...[nullable(text('investmentRange', 20)), nullable(text('socialProfiles', 500))],
        ...[nullable(text('referralSource', 20)), nullable(text('invitationCode', 40)), flag('receiveNews')],
        ...[instant('createdAt'), withDefault(text('status', 20), "'pending'")],
      ],
      indexes: [['status']],
      uniques: [['emailKey']],
      values: {
        investmentRange: ['less5k', '5k10k', '10k25k', 'more25k', 'exploring'],
        referralSource: ['twitter', 'linkedin', 'referral', 'conversation', 'other'],
        status: ['pending', 'invited', 'declined'],
      },
    },
    {
      name: 'post',
      columns: [
        ...[idColumn(), text('slug', 200), text('title', 200), text('excerpt', 500), longText('content')],
        ...[nullable(text('imageUrl', 500))],
      ],
      indexes: [['title']],
      uniques: [['slug']],
    },
    {
      name: 'consent',
      columns: [
        ...[idColumn(), nullable(integer('userId')), nullable(integer('requestId')), text('purpose', 20)],
        ...[text('textVersion', 20), text('source', 20), instant('givenAt'), nullable(instant('withdrawnAt'))],
      ],
      indexes: [['userId'], ['requestId']],
      values: { purpose: ['account', 'waitlist', 'news'], source: ['registration', 'waitlist', 'privacy_page'] },
      checks: { subject: '(userId IS NULL) <> (requestId IS NULL)' },
      references: { userId: 'users' },
    },
    {
      name: 'notification',
      columns: [
        ...[idColumn(), integer('userId'), text('kind', 40), nullable(text('subject', 80)), text('title', 300)],
        ...[text('body', 1000), text('path', 200), instant('createdAt'), nullable(instant('readAt'))],
      ],
      indexes: [['userId', 'readAt'], ['createdAt']],
      uniques: [['userId', 'kind', 'subject']],
      owners: { userId: 'users' },
    },
    {
      name: 'notification_preference',
      columns: [idColumn(), integer('userId'), text('topic', 20), flag('app'), flag('email')],
      uniques: [['userId', 'topic']],
      values: {
        topic: ['deposits', 'orders', 'payments', 'withdrawals', 'exits', 'updates', 'security', 'statements'],
      },
      owners: { userId: 'users' },
    },
    {
      name: 'webhook_endpoint',
      columns: [
        ...[idColumn(), text('url', 500), text('events', 1000), nullable(text('description', 200))],
        ...[text('secret', 200), nullable(text('previousSecret', 200)), nullable(instant('previousSecretUntil'))],
        ...[nullable(instant('disabledAt')), nullable(text('disabledReason', 20)), integer('createdBy')],
        ...[instant('createdAt'), nullable(instant('failingSince'))],
      ],
      values: { disabledReason: ['manual', 'gone', 'failing'] },
      references: { createdBy: 'users' },
    },
  ];
}
