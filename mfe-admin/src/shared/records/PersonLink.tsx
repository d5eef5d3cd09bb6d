import { messages, paths } from '@cimiento/contracts';
import type { Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { PageLink } from '../access/PageLink';
import { toLabel, type Facts, type Header, type WithValue } from './columns';
import { Missing } from './Missing';

/** Address of the page about a person. */
export const personPath = (id: number): string => paths.adminUser.replace(':id', String(id));

/** A name breaks between its words only. */
const Name = styled.span`
  overflow-wrap: break-word;
`;

type Props = {
  person: { id: number; fullName: string } | null | undefined;
  /** The text where there is no person. */
  missing?: string;
  /** Opens another tab, where leaving would lose what was typed. */
  opensTab?: boolean;
};

/** The name of a person, which leads to their page. */
export const PersonLink = ({ person, missing = messages.missingUser, opensTab = false }: Props) =>
  person ? (
    <PageLink keepsText to={personPath(person.id)} {...(opensTab && { target: '_blank' })}>
      <Name>{person.fullName}</Name>
    </PageLink>
  ) : (
    <Missing>{missing}</Missing>
  );

/** A column of people, whose names lead to their pages. */
export const personColumn = <Key extends string>(
  key: Key,
  header: Header,
  { missing, ...facts }: Omit<Facts, 'missing'> & { missing?: string } = {},
): Column<WithValue<Key, { id: number; fullName: string } | null>> => ({
  ...facts,
  key,
  header: toLabel(header),
  cell: ({ [key]: person }) => <PersonLink person={person} missing={missing} />,
});
