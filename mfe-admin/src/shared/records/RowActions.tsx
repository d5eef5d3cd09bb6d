import { Button, DeleteIcon, EditIcon, HistoryIcon, IconButton, ViewIcon } from '@cimiento/ui';
import type { ComponentProps, ComponentType } from 'react';
import { styled } from 'styled-components';
import { useMay, type OperationName } from '../access/allowed';
import type { OpenDialog } from './open-dialog';
import { Actions } from './Panel';
import type { ActionColumn } from './RecordTable';

type Variant = NonNullable<ComponentProps<typeof Button>['variant']>;

/** One thing that can be done with a row. */
export type RowAction<Row> = {
  label: string | ((row: Row) => string);
  /** The accessible name, from the name of the row: 'Pagar: Lote 3' by default. */
  readAs?: (name: string) => string;
  /** Stands for the label where the row has no room for texts. */
  icon?: ComponentType<{ size?: number }>;
  /** The operation that it runs; absent where every reader may. */
  runs?: OperationName;
  /** Whether it can be done now; always by default. */
  isOffered?: (row: Row) => boolean;
  variant?: Variant | ((row: Row) => Variant);
  onClick: (row: Row) => void;
};

/** Texts below one another where they do not fit. */
export const TextButtons = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0.5rem;
  /* Two buttons stay side by side. */
  min-width: 11.5rem;
`;

type ButtonsProps<Row> = { row: Row; name: string; actions: readonly RowAction<Row>[] };

/** The actions that the reader can take on a row now. */
export function ActionButtons<Row>({ row, name, actions }: ButtonsProps<Row>) {
  const may = useMay();
  const canRun = ({ runs, isOffered }: RowAction<Row>): boolean =>
    (runs === undefined || may(runs)) && (isOffered?.(row) ?? true);
  return actions.filter(canRun).map(({ label, readAs, icon: Icon, variant = 'secondary', onClick }) => {
    const text = typeof label === 'string' ? label : label(row);
    const accessibleName = readAs?.(name) ?? `${text}: ${name}`;
    return Icon ? (
      <IconButton
        key={text}
        label={accessibleName}
        title={text}
        icon={<Icon size={18} />}
        onClick={() => onClick(row)}
      />
    ) : (
      <Button
        key={text}
        size="small"
        variant={typeof variant === 'function' ? variant(row) : variant}
        aria-label={accessibleName}
        onClick={() => onClick(row)}
      >
        {text}
      </Button>
    );
  });
}

/** The column of what can be done with each row, in the order of the table. */
export function actionsColumn<Row>(
  getName: (row: Row) => string,
  actions: readonly RowAction<Row>[],
): ActionColumn<Row> {
  const operations = actions.flatMap(({ runs }) => runs ?? []);
  const Frame = actions.some(({ icon }) => icon) ? Actions : TextButtons;
  return {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    runs: operations.length === actions.length ? operations : undefined,
    cell: (row) => {
      const buttons = <ActionButtons row={row} name={getName(row)} actions={actions} />;
      const offered = actions.filter(({ isOffered }) => isOffered?.(row) ?? true);
      return offered.length === 1 && Frame === TextButtons ? buttons : <Frame>{buttons}</Frame>;
    },
  };
}

/** The dialogs of a record: its dialogs. One that is not deleted in its list has no `remove`. */
export const listRecordActions = <Row,>(
  open: (dialog: Exclude<OpenDialog<Row>, { kind: 'create' }>) => void,
  { edit, remove }: { edit: OperationName; remove?: OperationName },
): RowAction<Row>[] => [
  {
    label: 'Editar',
    readAs: (name) => `Editar ${name}`,
    icon: EditIcon,
    runs: edit,
    onClick: (row) => open({ kind: 'edit', row }),
  },
  {
    label: 'Historial',
    readAs: (name) => `Historial de ${name}`,
    icon: HistoryIcon,
    runs: 'auditEntries',
    onClick: (row) => open({ kind: 'history', row }),
  },
  ...(remove
    ? [
        {
          label: 'Eliminar',
          readAs: (name: string) => `Eliminar ${name}`,
          icon: DeleteIcon,
          runs: remove,
          onClick: (row: Row) => open({ kind: 'delete', row }),
        },
      ]
    : []),
];

/** Shows the whole record. */
export const viewAction = <Row,>(onClick: (row: Row) => void, readAs?: RowAction<Row>['readAs']): RowAction<Row> => ({
  label: 'Ver',
  icon: ViewIcon,
  readAs,
  onClick,
});
