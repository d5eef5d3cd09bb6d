import { invitationStatus } from '@cimiento/contracts';
import { AddIcon, Button } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { useAllowed } from '../../shared/access/allowed';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { invitationColumns, invitationExport } from './invitation-columns';
import { InvitationDialogs } from './InvitationDialogs';
import { AdminInvitationsDocument, InvitationsForFileDocument } from './invitations.generated';

const useInvitations = createRecordList({
  texts: {
    caption: 'Códigos de invitación',
    search: 'Buscar por código, correo o persona...',
    records: 'los códigos',
    empty: 'No hay códigos de invitación',
    emptyHint: 'Aquí verás cada código, hasta cuándo vale y quién lo usó.',
  },
  sorts: ['id', 'code', 'uses', 'expiresAt', 'createdAt'],
  descending: true,
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: invitationStatus } },
  query: AdminInvitationsDocument,
  getPage: (data) => data.adminInvitations,
  columns: invitationColumns,
  file: { name: 'codigos-de-invitacion', query: InvitationsForFileDocument, columns: invitationExport },
});

type Props = {
  /** The switch that makes registration require a code, shown above the list. */
  access: ReactNode;
};

/** Lists, creates and revokes invitation codes, newest first. */
export function InvitationsPanel({ access }: Props) {
  const { opened, open, ...list } = useInvitations();
  const create = useAllowed('createInvitations') && (
    <Button size="small" onClick={() => open({ kind: 'create' })}>
      <AddIcon size={18} />
      Crear códigos
    </Button>
  );
  return (
    <Panel>
      {access}
      <SearchableList {...list} actions={create} />
      {opened && <InvitationDialogs dialog={opened} onOpen={open} reload={list.query.reload} />}
    </Panel>
  );
}
