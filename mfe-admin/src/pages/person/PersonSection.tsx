import { Muted, Row, SectionTitle, space, VisuallyHidden } from '@cimiento/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PageLink } from '../../shared/access/PageLink';
import { type OperationName } from '../../shared/access/allowed';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;

type Props<Row> = {
  title: string;
  columns: readonly ActionColumn<Row>[];
  /** The newest records; null where the reader may not read them. */
  rows: readonly Row[] | null | undefined;
  /** The list of all records of the kind about the person; none where all of them are shown. */
  all?: string | undefined;
  /** The operation of that list, where the page has several. */
  listedBy?: OperationName;
};

/** The newest records of one kind about a person, and the way to all of them. */
export function PersonSection<Row extends { id: number }>({ title, columns, rows, all, listedBy }: Props<Row>) {
  const id = useId();
  if (!rows) return null;
  if (rows.length === 0) return <Muted>{`${title}: todavía nada.`}</Muted>;
  return (
    <Frame aria-labelledby={id}>
      <Row $between>
        <SectionTitle id={id}>{title}</SectionTitle>
        {all && (
          <PageLink to={all} operation={listedBy}>
            Ver más<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </PageLink>
        )}
      </Row>
      <RecordTable dense caption={title} columns={columns} rows={rows} rowKey={(row) => row.id} />
    </Frame>
  );
}
