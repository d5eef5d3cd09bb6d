/** Widths that a journey is repeated at: a phone, and with `npm test -- --all` a desktop too. */
export const widths = process.env.ALL_TESTS ? [360, 1440] : [360];
