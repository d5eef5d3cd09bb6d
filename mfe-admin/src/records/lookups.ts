import { useApolloClient } from '@apollo/client/react';
import { messages, usd } from '@cimiento/contracts';
import type { Option } from '@cimiento/ui';
import {
  FindInvestmentsDocument,
  FindProjectsDocument,
  FindUsersDocument,
  type FindInvestmentsQuery,
  type FindProjectsQuery,
  type FindUsersQuery,
} from './lookups.generated';

type Person = FindUsersQuery['adminUsers']['items'][number];
type Place = Pick<FindProjectsQuery['adminProjects']['items'][number], 'id' | 'name'> & { location?: string };
type FoundInvestment = FindInvestmentsQuery['adminInvestments']['items'][number];

/** A project to choose, with the return that an investment in it takes when it is given none. */
export type ProjectOption = Option & { annualReturn?: string };

/** An investment to choose, with the two that it settles. */
export type InvestmentOption = Option & { user: Option; project: Option };

/** A person as an option; one that is not there any more is still named. */
export const userOption = (id: number, user: Pick<Person, 'fullName' | 'email'> | null): Option => ({
  id,
  label: user?.fullName ?? messages.missingUser,
  detail: user?.email,
});

/** A project as an option; of a deleted one stays what is known of it. */
export const projectOption = (id: number, project: Place | null): Option => ({
  id,
  label: project?.name ?? messages.missingProject,
  detail: project?.location,
});

/** What an investment is called: '#12 · Torre Norte'. */
export const investmentLabel = (id: number, projectName: string): string => `#${id} · ${projectName}`;

const investmentOption = ({
  id,
  amount,
  projectName,
  project,
  projectId,
  user,
  userId,
}: FoundInvestment): InvestmentOption => ({
  id,
  label: investmentLabel(id, project?.name ?? projectName),
  detail: `${user?.fullName ?? messages.missingUser} · ${usd(amount)}`,
  user: userOption(userId, user),
  project: projectOption(projectId, project),
});

/** Searches for a form's choices: each asks the server anew for the first few matches. */
export function useLookups() {
  const client = useApolloClient();
  const fetchPolicy = 'network-only';
  const textOf = (search: string) => search || null;
  return {
    users: async (search: string): Promise<Option[]> => {
      const { data } = await client.query({
        query: FindUsersDocument,
        variables: { search: textOf(search) },
        fetchPolicy,
      });
      return data?.adminUsers.items.map((user) => userOption(user.id, user)) ?? [];
    },
    projects: async (search: string): Promise<ProjectOption[]> => {
      const { data } = await client.query({
        query: FindProjectsDocument,
        variables: { search: textOf(search) },
        fetchPolicy,
      });
      return (
        data?.adminProjects.items.map((project) => ({
          ...projectOption(project.id, project),
          annualReturn: project.annualReturn,
        })) ?? []
      );
    },
    /** Investments of one person, in one project, or of all. */
    investments: async (search: string, of: { userId?: number; projectId?: number }): Promise<InvestmentOption[]> => {
      const { data } = await client.query({
        query: FindInvestmentsDocument,
        variables: { search: textOf(search), ...of },
        fetchPolicy,
      });
      return data?.adminInvestments.items.map(investmentOption) ?? [];
    },
  };
}
