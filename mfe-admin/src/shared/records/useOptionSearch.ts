import { useApolloClient } from '@apollo/client/react';
import { messages, formatDollars } from '@cimiento/contracts';
import type { Option } from '@cimiento/ui';
import {
  FindInvestmentsDocument,
  FindProjectsDocument,
  FindUsersDocument,
  type FindInvestmentsQuery,
  type FindProjectsQuery,
  type FindUsersQuery,
} from './option-search.generated';

type User = FindUsersQuery['adminUsers']['items'][number];
type Project = FindProjectsQuery['adminProjects']['items'][number];
type Investment = FindInvestmentsQuery['adminInvestments']['items'][number];

/** A project, with the return in percent that an investment takes when it has no other. */
export type ProjectOption = Option & { annualReturn?: string };

/** An investment, with its capital in whole dollars, the day since which it can be paid, and the user and the project that it belongs to. */
export type InvestmentOption = Option & { capital: number; startedOn: string | null; user: Option; project: Option };

/** A user as an option; null stands for a deleted one. */
export const toUserOption = (id: number, user: Pick<User, 'fullName' | 'email'> | null): Option => ({
  id,
  label: user?.fullName ?? messages.missingUser,
  detail: user?.email,
});

/** A project as an option; null stands for a deleted one. */
export const toProjectOption = (
  id: number,
  project: (Pick<Project, 'id' | 'name'> & { location?: string }) | null,
): Option => ({
  id,
  label: project?.name ?? messages.missingProject,
  detail: project?.location,
});

/** '#12 · Torre Norte' */
export const formatInvestmentLabel = (id: number, projectName: string): string => `#${id} · ${projectName}`;

const toInvestmentOption = ({
  id,
  amount,
  startedOn,
  projectName,
  project,
  projectId,
  user,
  userId,
}: Investment): InvestmentOption => ({
  id,
  label: formatInvestmentLabel(id, project?.name ?? projectName),
  detail: `${user?.fullName ?? messages.missingUser} · ${formatDollars(amount)}`,
  capital: amount,
  startedOn,
  user: toUserOption(userId, user),
  project: toProjectOption(projectId, project),
});

/** Searches of the select fields: each asks the server for the first few matches. Empty text matches any record. */
export function useOptionSearch() {
  const client = useApolloClient();
  const fetchPolicy = 'network-only';
  return {
    searchUsers: async (text: string): Promise<Option[]> => {
      const variables = { search: text || null };
      const { data } = await client.query({ query: FindUsersDocument, variables, fetchPolicy });
      return data?.adminUsers.items.map((user) => toUserOption(user.id, user)) ?? [];
    },
    searchProjects: async (text: string): Promise<ProjectOption[]> => {
      const variables = { search: text || null };
      const { data } = await client.query({ query: FindProjectsDocument, variables, fetchPolicy });
      const projects = data?.adminProjects.items ?? [];
      return projects.map((project) => ({
        ...toProjectOption(project.id, project),
        annualReturn: project.annualReturn,
      }));
    },
    /** Investments of one user, in one project, or of all. */
    searchInvestments: async (
      text: string,
      filter: { userId?: number; projectId?: number },
    ): Promise<InvestmentOption[]> => {
      const variables = { search: text || null, ...filter };
      const { data } = await client.query({ query: FindInvestmentsDocument, variables, fetchPolicy });
      return data?.adminInvestments.items.map(toInvestmentOption) ?? [];
    },
  };
}
