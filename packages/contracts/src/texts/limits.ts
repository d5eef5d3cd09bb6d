/**
 * Limits of the validation rules. Lengths are in characters, money in whole US dollars. Messages, hints and API descriptions
 * are built from these values: a limit is changed here and nowhere else.
 */
export const limits = {
  username: { min: 3, max: 50 },
  password: { min: 6, max: 200 },
  /** Under the strict password policy. */
  strictPassword: { min: 8 },
  /** Minutes for which a proof of identity, by password or second factor, counts as recent. */
  stepUpMinutes: { max: 5 },
  /** A code of an authenticator app, or a recovery code, as people type it. */
  secondFactorCode: { max: 40 },
  /** Hours for which an account that others recovered decides nothing. */
  recoveryPauseHours: { max: 72 },
  /** An e-mail that staff set: days for which it can be confirmed, and hours for which the present address can stop it. */
  pendingEmail: { days: 7, noticeHours: 24 },
  /** Hours for which withdrawals wait after staff changed name, e-mail, password or second factor. */
  withdrawalPauseHours: { max: 72 },
  passkeyName: { max: 60 },
  email: { max: 254 },
  fullName: { min: 3, max: 120 },
  location: { min: 3, max: 120 },
  occupation: { min: 2, max: 120 },
  whyInterested: { min: 10, max: 2000 },
  idempotencyKey: { min: 8, max: 200 },
  invitationCode: { min: 6, max: 40 },
  /** Codes that an administrator creates at once, registrations that each allows, and years until it expires at the latest. */
  invitationCount: { min: 1, max: 100 },
  invitationUses: { min: 1, max: 100_000 },
  invitationYears: { max: 10 },
  /** Token of the link of an e-mail. */
  emailToken: { min: 20, max: 100 },
  /** E-mails that are requested to one address, in an hour: by one place or user, and by all; those of one user to all addresses; and a user's changes of e-mail. */
  requestedEmails: { perAddress: 3, perEmail: 10, perUser: 10, changes: 3 },
  /** Minutes for which the link to a phone can be opened, and for which the phone can then upload; links of one user in an hour. */
  identityPhone: { linkMinutes: 15, uploadMinutes: 30, perUser: 20 },
  /** Waitlist requests of one address that are accepted in an hour, in production. */
  waitlistRequests: { perAddress: 5 },
  /** Statements that one address verifies in an hour. */
  verifications: { perAddress: 120 },
  /** Name of a key of the API, and years until it expires at the latest. */
  apiKeyName: { max: 80 },
  apiKeyYears: { max: 10 },
  /** The most that the clock of a sandbox can be ahead of the real one. */
  sandboxYears: { max: 5 },
  /** Endpoints for webhooks. */
  webhookEndpoints: { max: 20 },
  shortText: { max: 200 },
  /** Of an investor's bank account. */
  accountNumber: { min: 5, max: 34 },
  /** The bank's reference of a transfer. */
  bankReference: { max: 64 },
  url: { max: 500 },
  excerpt: { max: 500 },
  longText: { max: 50_000 },
  /** Largest amount of one project or investment; fits a 32-bit integer. */
  dollars: { max: 2_000_000_000 },
  /** Days for which an order by transfer is reserved, and hours in which a paid one can be cancelled. */
  reservationDays: { initial: 5, min: 1, max: 60 },
  coolingOffHours: { initial: 48, min: 0, max: 720 },
  /** Open reservations of one user, in all projects and in one. */
  openReservations: { initial: 3, min: 1, max: 100_000 },
  projectReservations: { initial: 1, min: 1, max: 100_000 },
  /** Largest part of a project's target that one user may reserve, in percent. */
  reservationShare: { initial: 25, min: 1, max: 100 },
  /** Largest part of what is not funded of a project that open reservations together may hold, in percent; `production` where it is not set. */
  reservationsTogether: { initial: 100, production: 50, min: 1, max: 100 },
  /** Orders by transfer that one user may place in a day. */
  dailyReservations: { initial: 20, min: 1, max: 100_000 },
  /** Days until a user whose reservation expired may reserve in the same project again. */
  reservationPauseDays: { initial: 1, min: 0, max: 60 },
  /** Smallest withdrawal in cents, and withdrawals of one user that may wait at once. */
  withdrawal: { minCents: 100, open: 5 },
  /** Waitlist requests that are answered at once. */
  answeredRequests: { max: 100 },
  /** Withdrawals that a request names. */
  batchedWithdrawals: { max: 500 },
  /** Lines in one statement of a bank. */
  statementLines: { max: 2000 },
  /** Days of a bank's lines: the first one, and days from today at most. */
  bankDays: { first: '2000-01-01', ahead: 1 },
  /** Payments in one imported file. */
  importedPayments: { max: 1000 },
  /** Payments whose status changes at once, by their ids. */
  changedPayments: { max: 5000 },
  journalRows: { max: 100_000 },
  /** Postings in one batch of the journal; the rest of a month comes with the next batch. */
  journalBatchRows: { max: 50_000 },
  /** Accounts and patterns in the accountant's chart. */
  accountCodes: { max: 500 },
  /** Largest single payment, in cents. */
  paymentCents: { max: 1_000_000_000 },
  /** Plausible months and dates of payments: the first year, and years from today at most. */
  paymentYears: { first: 2000, ahead: 10 },
  /** Months that a rent calendar shows at once. */
  rentMonths: { max: 60 },
  /** Fields that do not exist and that one answer names. */
  namedUnknownFields: { max: 10 },
  /** Largest uploaded file in bytes, and largest picture in pixels. */
  upload: { bytes: 10 * 1024 * 1024, pixels: 25_000_000 },
  /** Files that one server reads at once, and those that may wait. */
  fileReading: { running: 2, waiting: 8, waitingOfUser: 2 },
  /** Name of an uploaded file. */
  fileName: { max: 120 },
  /** The most of each for one project, and of listed document versions. */
  projectDocuments: { max: 100 },
  documentVersions: { listed: 15 },
  /** Itemised costs of one sale. */
  exitCosts: { max: 50 },
  /** Yearly return in percent. */
  annualReturn: { max: 1000, decimals: 4 },
} as const;

/** One fraction in whole US dollars: the smallest investment. */
export const fractionPrice = 1000;

/** Delay before a redirect, in ms, so that its message can be read. */
export const redirectDelay = { afterLogin: 1000, afterValidCode: 1500 } as const;

/** Payments in the dashboard's table. */
export const latestPayments = 10;

/** Related articles below an article, at most. */
export const relatedPosts = 2;

/** Fixed progress of the under-construction page, in percent. */
export const underConstructionProgress = 75;
