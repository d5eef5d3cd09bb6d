import { toTimeOfDay } from '@cimiento/contracts';

type Claim = { claimedBy: number | null; claimedByName: string | null; claimedUntil: string | null };

/** Whether a case belongs to a reviewer at an instant, in milliseconds: a claim ends by itself. */
export const isClaimed = ({ claimedUntil }: Claim, now: number): boolean =>
  claimedUntil !== null && Date.parse(claimedUntil) > now;

/** 'En manos de Lucía Paz hasta las 10:40'; 'Libre' where nobody has it. */
export function describeClaim(claim: Claim, userId: number | undefined, now: number): string {
  if (!isClaimed(claim, now) || claim.claimedUntil === null) return 'Libre';
  const until = toTimeOfDay(claim.claimedUntil);
  return claim.claimedBy === userId
    ? `En tus manos hasta las ${until}`
    : `En manos de ${claim.claimedByName ?? 'otra persona'} hasta las ${until}`;
}
