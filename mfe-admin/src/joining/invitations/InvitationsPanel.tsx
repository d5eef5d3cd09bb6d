import { invitationStatuses, invitationStatusLabel } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { AddIcon, Button } from '@cimiento/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { invitationColumns, type InvitationDialog } from './invitation-columns';
import { invitationExport } from './invitation-export';
import { InvitationDialogs } from './InvitationDialogs';
import { AdminInvitationsDocument, InvitationsForFileDocument } from './invitations.generated';
import { Panel } from '../../shared/records/Panel';

const texts = {
  caption: 'Códigos de invitación',
  search: 'Buscar por código, correo o persona...',
  loading: 'Cargando códigos...',
  failure: 'No se pudieron cargar los códigos',
  empty: 'No hay códigos de invitación',
  emptyHint: 'Aquí verás cada código, hasta cuándo vale y quién lo usó.',
};

const options = {
  sorts: ['id', 'code', 'uses', 'expiresAt', 'createdAt'],
  descending: true,
  filters: ['status'],
} as const;
const statuses = invitationStatuses.map((value) => ({ value, label: invitationStatusLabel[value] }));

type Props = {
  /** The switch that makes registration require a code, shown above the list. */
  access: ReactNode;
};

/** Lists, creates and revokes invitation codes, newest first. */
export function InvitationsPanel({ access }: Props) {
  const list = useListState(options);
  const variables = listVariables(list);
  const status = parseEnum(invitationStatuses, list.filter('status'));
  const query = usePageQuery(AdminInvitationsDocument, {
    ...variables,
    status,
  });
  const { data, reload } = query;
  const [dialog, setDialog] = useState<InvitationDialog | null>(null);
  const columns = useMemo(() => invitationColumns(setDialog), []);

  return (
    <Panel>
      {access}
      <SearchableList
        texts={texts}
        columns={columns}
        list={list}
        query={query}
        page={data?.adminInvitations}
        file={{
          name: 'codigos-de-invitacion',
          query: InvitationsForFileDocument,
          variables: (after) => ({ search: variables.search, status, after }),
          columns: invitationExport,
        }}
        actions={
          <Button size="small" onClick={() => setDialog({ kind: 'create' })}>
            <AddIcon size={18} />
            Crear códigos
          </Button>
        }
      >
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
      </SearchableList>
      {dialog && <InvitationDialogs dialog={dialog} onOpen={setDialog} reload={reload} />}
    </Panel>
  );
}
