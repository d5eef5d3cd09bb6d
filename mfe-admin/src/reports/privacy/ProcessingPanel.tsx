import { processingActivities, type ProcessingActivity } from '@cimiento/contracts';
import { formatKept, type RetentionRule, retentionRules } from '@cimiento/contracts/retention';
import { DataTable, type Column } from '@cimiento/ui';
import { Panel } from '../../shared/records/Panel';
import { textColumn } from '../../shared/records/columns';

const columns: readonly Column<ProcessingActivity>[] = [
  { key: 'name', header: 'Tratamiento', cell: ({ name }) => <strong>{name}</strong> },
  textColumn('data', 'Datos'),
  textColumn('purpose', 'Finalidad'),
  textColumn('basis', 'Base'),
  textColumn('retention', 'Conservación'),
  textColumn('recipients', 'Destinatarios'),
];

const retentionColumns: readonly Column<RetentionRule>[] = [
  { key: 'name', header: 'Qué', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'kept', header: 'Cuánto tiempo', cell: ({ kept }) => formatKept(kept) },
  textColumn('why', 'Por qué'),
  { key: 'tables', header: 'Tablas', cell: ({ tables }) => tables.join(', ') },
];

/** The register of processing activities, the same that people read in 'Mis datos', and how long each table is kept. */
export const ProcessingPanel = () => (
  <Panel>
    <DataTable
      dense
      caption="Registro de tratamientos"
      columns={columns}
      rows={processingActivities}
      rowKey={({ name }) => name}
    />
    <DataTable
      dense
      caption="Cuánto tiempo se guarda cada tabla"
      columns={retentionColumns}
      rows={retentionRules}
      rowKey={({ name }) => name}
    />
  </Panel>
);
