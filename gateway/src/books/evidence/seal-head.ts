/** A link of the chain of seals, as the log, a backup and the operator keep it. */
export type SealHead = { position: number; hash: string };

/** '1234:5f2c…'. */
export const formatHead = ({ position, hash }: SealHead): string => `${position}:${hash}`;

/** A link of the chain as `formatHead` writes it; null for any other text. */
export function parseHead(text: string): SealHead | null {
  const [, position, hash = ''] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return position === undefined ? null : { position: Number(position), hash };
}
