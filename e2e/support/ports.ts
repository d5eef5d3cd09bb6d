const first = Number(process.env.E2E_PORT ?? 4310);

/** Eleven ports in a row from E2E_PORT on, so that two checkouts can run side by side. */
export const ports = {
  sqlite: first,
  mariadb: first + 1,
  federation: first + 2,
  releases: first + 3,
  arrangement: first + 4,
  dev: first + 5,
  // And the next one, for its dev shell.
  newRemote: first + 6,
  canaries: first + 8,
  shells: first + 9,
  hanging: first + 10,
} as const;
