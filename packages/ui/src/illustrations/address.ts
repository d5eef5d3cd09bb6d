import type { IllustrationKind } from './draw';

const folder: Record<IllustrationKind, string> = { building: 'projects', article: 'blog' };

/** Address of the file in which the picture of a seed is served. */
export const illustrationUrl = (seed: string, kind: IllustrationKind): string => `/images/${folder[kind]}/${seed}.svg`;
