import { Button, DeleteIcon, EditIcon, HistoryIcon, IconButton, Menu, space, ViewIcon } from '@cimiento/ui';
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

/** The first of the texts as a button beside the menu of the others. */
export const Line = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space[0.5]};
`;

type ButtonsProps<Row> = { row: Row; name: string; actions: readonly RowAction<Row>[] };

/** The actions that the reader can take on a row now. */
function useRunnable<Row>({ row, actions }: Pick<ButtonsProps<Row>, 'row' | 'actions'>): readonly RowAction<Row>[] {
  const may = useMay();
  return actions.filter(({ runs, isOffered }) => (runs === undefined || may(runs)) && (isOffered?.(row) ?? true));
}

const toVariant = <Row,>(variant: RowAction<Row>['variant'], row: Row): Variant =>
  (typeof variant === 'function' ? variant(row) : variant) ?? 'secondary';

const getLabel = <Row,>({ label }: RowAction<Row>, row: Row): string =>
  typeof label === 'string' ? label : label(row);

/** The actions that the reader can take on a row now, as a button each. */
export function ActionButtons<Row>({ row, name, actions }: ButtonsProps<Row>) {
  return useRunnable({ row, actions }).map((action) => (
    <ActionButton key={getLabel(action, row)} row={row} name={name} action={action} />
  ));
}

function ActionButton<Row>({ row, name, action }: { row: Row; name: string; action: RowAction<Row> }) {
  const { readAs, icon: Icon, variant, onClick } = action;
  const text = getLabel(action, row);
  const accessibleName = readAs?.(name) ?? `${text}: ${name}`;
  return Icon ? (
    <IconButton label={accessibleName} title={text} icon={<Icon size={18} />} onClick={() => onClick(row)} />
  ) : (
    <Button size="small" variant={toVariant(variant, row)} aria-label={accessibleName} onClick={() => onClick(row)}>
      {text}
    </Button>
  );
}

/** The main action as a button, and the others in one menu: each row has one line. */
export function ActionMenu<Row>({ row, name, actions }: ButtonsProps<Row>) {
  const runnable = useRunnable({ row, actions });
  const main =
    runnable.length === 1 ? runnable[0] : runnable.find(({ variant }) => toVariant(variant, row) === 'primary');
  const others = runnable.filter((action) => action !== main);
  return (
    <Line>
      {main && <ActionButton row={row} name={name} action={main} />}
      {others.length > 0 && (
        <Menu
          label={`Acciones: ${name}`}
          items={others.map((action) => ({ label: getLabel(action, row), onClick: () => action.onClick(row) }))}
        />
      )}
    </Line>
  );
}

/** The column of what can be done with each row: icons side by side, texts in one line. */
export function actionsColumn<Row>(
  getName: (row: Row) => string,
  actions: readonly RowAction<Row>[],
): ActionColumn<Row> {
  const operations = actions.flatMap(({ runs }) => runs ?? []);
  const hasIcons = actions.some(({ icon }) => icon);
  return {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    runs: operations.length === actions.length ? operations : undefined,
    cell: (row) =>
      hasIcons ? (
        <Actions>
          <ActionButtons row={row} name={getName(row)} actions={actions} />
        </Actions>
      ) : (
        <ActionMenu row={row} name={getName(row)} actions={actions} />
      ),
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
