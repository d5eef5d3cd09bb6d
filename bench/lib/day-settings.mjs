/** Size of the day, from the environment: BENCH_INVESTORS=50 BENCH_MINUTES=1 npm run bench -- day is a short form. */
export const size = {
  investors: Number(process.env.BENCH_INVESTORS ?? 1000),
  administrators: Number(process.env.BENCH_ADMINISTRATORS ?? 20),
  holders: Number(process.env.BENCH_HOLDERS ?? 5000),
  minutes: Number(process.env.BENCH_MINUTES ?? 5),
  seed: Number(process.env.BENCH_SEED ?? 1),
};

/** Longest pause of a person between two steps, in ms. */
export const thinkMs = 2000;
/** People who sign in at once: each takes a password hash of 19 MB and a tenth of a second of a core. */
export const signInsAtOnce = 8;
export const password = 'una casa en Quito 2026';
