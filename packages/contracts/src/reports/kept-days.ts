/** Days for which rows are kept that grow with use. */
export const keptDays = { notifications: 365, emails: 90, securityEvents: 400, releaseHealth: 30 } as const;
