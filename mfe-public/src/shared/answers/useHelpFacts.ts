import { usePlainQuery } from '../usePlainQuery';
import { HelpFactsDocument } from './help.generated';
import { initialFacts, type HelpFacts } from './questions';

/** The settings of this installation that answers name. */
export function useHelpFacts(): HelpFacts {
  const { data } = usePlainQuery(HelpFactsDocument);
  if (!data) return initialFacts;
  const { reservationDays, coolingOffHours } = data.orderTerms;
  return { reservationDays, coolingOffHours, needsInvitation: data.invitationSettings.required };
}
