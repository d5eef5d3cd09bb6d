/** A limit within what a list may give: a project has no more than that anyway. */
export const clampLimit = (limit: number, max: number): number => Math.min(Math.max(limit, 1), max);
