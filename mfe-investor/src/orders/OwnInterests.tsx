import {
  describeInterest,
  formatShortDate,
  formatWholeNumber,
  interestState,
  isGathering,
  projectPath,
  toCalendarDate,
  today,
} from '@cimiento/contracts';
import { DataTable, Section, SectionTitle, Stack, StatusBadge, TextLink, type Column } from '@cimiento/ui';
import type { MyOrdersQuery } from './order.generated';
import { IdentityLink } from '../shared/IdentityLink';
import { WithdrawInterest } from '../rounds/WithdrawInterest';

type Interest = MyOrdersQuery['myInterests'][number];

const title = 'Tus intereses en rondas';

const canWithdraw = ({ state, project }: Interest): boolean =>
  state === 'open' && Boolean(project?.round && isGathering(project.round, today()));

const listColumns = (onRefused: () => void): readonly Column<Interest>[] => [
  {
    key: 'date',
    header: 'Fecha',
    nowrap: true,
    cell: ({ createdAt }) => formatShortDate(toCalendarDate(createdAt)),
  },
  {
    key: 'project',
    header: 'Proyecto',
    cell: ({ projectId, project }) =>
      project ? <TextLink to={projectPath(projectId)}>{project.name}</TextLink> : 'Proyecto retirado',
  },
  {
    key: 'fractions',
    header: 'Fracciones',
    align: 'end',
    cell: ({ fractions }) => formatWholeNumber(fractions),
  },
  { key: 'state', header: 'Estado', cell: ({ state }) => <StatusBadge status={interestState[state]} /> },
  {
    key: 'result',
    header: 'Resultado',
    cell: (interest) => (
      <Stack $gap={1}>
        <span>{describeInterest(interest, interest.project?.round)}</span>
        {interest.isBarred && (
          <div>
            <IdentityLink />
          </div>
        )}
        {canWithdraw(interest) && (
          <div>
            <WithdrawInterest id={interest.id} onRefused={onRefused} />
          </div>
        )}
      </Stack>
    ),
  },
];

type Props = {
  interests: readonly Interest[];
  /** Called when a withdrawal was refused: the interest may have changed. */
  onRefused: () => void;
};

/** The investor's interests in rounds, newest first, with what was received of each. */
export const OwnInterests = ({ interests, onRefused }: Props) => (
  <Section aria-labelledby="interests">
    <SectionTitle id="interests">{title}</SectionTitle>
    <DataTable caption={title} columns={listColumns(onRefused)} rows={interests} rowKey={({ id }) => id} />
  </Section>
);
