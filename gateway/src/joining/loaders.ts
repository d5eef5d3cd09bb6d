import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { InvitationCode } from './invitations/invitation-code.entity';

function invitationOfRequest(reader: EntityManager): DataLoader<number, InvitationCode | null> {
  return new DataLoader(async (ids: readonly number[]) => {
    const codes = await reader.findBy(InvitationCode, { requestId: In([...ids]) });
    const codeByRequest = new Map(codes.map((code) => [code.requestId, code]));
    return ids.map((id) => codeByRequest.get(id) ?? null);
  });
}

export const createJoiningLoaders = (reader: EntityManager) => ({
  /** By the id of the waitlist request that the code answers. */
  invitationOfRequest: invitationOfRequest(reader),
});

export type JoiningLoaders = ReturnType<typeof createJoiningLoaders>;
