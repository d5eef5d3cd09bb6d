/** The first of these always, and the others with `npm test -- --all` only: what a journey is repeated for. */
export const selectFirst = <T>(...all: readonly [T, ...T[]]): readonly T[] => (process.env.ALL_TESTS ? all : [all[0]]);

/** Widths that a journey is repeated at: a phone, and a desktop. */
export const widths = selectFirst(360, 1440);
