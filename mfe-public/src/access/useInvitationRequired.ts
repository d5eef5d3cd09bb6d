import { useQuery } from '@apollo/client/react';
import { InvitationRequiredDocument } from './access.generated';

/** Whether registration needs a code: asked on entry, and true while it is not known or the check fails (specification §4). */
export function useInvitationRequired(): boolean {
  const { data } = useQuery(InvitationRequiredDocument, { fetchPolicy: 'network-only' });
  return data?.invitationSettings.required ?? true;
}
