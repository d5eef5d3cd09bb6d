/** Business constants and limits (specification §5 and §9). Lengths are in characters, money in whole US dollars. */
export const limits = {
  username: { min: 3, max: 50 },
  password: { min: 6, max: 200 },
  email: { max: 254 },
  fullName: { min: 3, max: 120 },
  location: { min: 3, max: 120 },
  occupation: { min: 2, max: 120 },
  whyInterested: { min: 10, max: 2000 },
  idempotencyKey: { min: 8, max: 200 },
  invitationCode: { min: 6, max: 40 },
  /** How many codes an administrator makes at once, how many registrations each is good for, and for how many years at most. */
  invitationCount: { min: 1, max: 100 },
  invitationUses: { min: 1, max: 100_000 },
  invitationYears: { max: 10 },
  shortText: { max: 200 },
  url: { max: 500 },
  excerpt: { max: 500 },
  longText: { max: 50_000 },
  /** Largest amount of one project or investment: below what a 32-bit integer holds. */
  dollars: { max: 2_000_000_000 },
  /** Rows of one file of payments. */
  importedPayments: { max: 1000 },
  /** Largest single payment, in cents. */
  paymentCents: { max: 100_000_000_000 },
  /** Yearly return in percent, with at most four decimals. */
  annualReturn: { max: 1000, decimals: 4 },
} as const;

/** One fraction, in whole US dollars: the least that a person can invest. */
export const fractionPrice = 1000;

/** How long a person sees a message before the page moves on, in milliseconds. */
export const redirectDelay = { afterLogin: 1000, afterValidCode: 1500 } as const;

/** Toasts (specification §9). Durations in milliseconds, width in pixels. */
export const toastLimits = { visible: 1, duration: 5000, removeDelay: 1_000_000, maxWidth: 420 } as const;

/** The dashboard's payment table shows the latest ten. */
export const latestPayments = 10;

/** An article names at most two others. */
export const relatedPosts = 2;

/** The fixed bar of the under-construction template, in percent. */
export const underConstructionProgress = 75;
