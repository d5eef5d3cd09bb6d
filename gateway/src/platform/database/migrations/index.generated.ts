// Written by `npm run generate` from the files of this folder.
import { Platform1768320000020 } from './1768320000020-platform';
import { Access1768330000000 } from './1768330000000-access';
import { Books1768340000000 } from './1768340000000-books';
import { Banking1768350000000 } from './1768350000000-banking';
import { Investing1768370000000 } from './1768370000000-investing';
import { JoiningAndMessages1768385000000 } from './1768385000000-joining-and-messages';
import { ReportsAndOps1768400000000 } from './1768400000000-reports-and-ops';
import { WithdrawalBatches1768410000000 } from './1768410000000-withdrawal-batches';
import { TurnedPayments1768420000000 } from './1768420000000-turned-payments';
import { ProjectDrafts1768430000000 } from './1768430000000-project-drafts';
import { OrderReminders1768440000000 } from './1768440000000-order-reminders';
import { PeriodsAndDays1768450000000 } from './1768450000000-periods-and-days';
import { RenewedInvitations1768460000000 } from './1768460000000-renewed-invitations';
import { OrderUses1768470000000 } from './1768470000000-order-uses';
import { BankPurposes1768480000000 } from './1768480000000-bank-purposes';
import { StaffRoles1768490000000 } from './1768490000000-staff-roles';
import { AgeOfSecurityEvents1768495000000 } from './1768495000000-age-of-security-events';
import { SearchTokens1768500000000 } from './1768500000000-search-tokens';
import { BankRules1768510000000 } from './1768510000000-bank-rules';
import { StatementFiles1768511000000 } from './1768511000000-statement-files';
import { InternationalAddresses1768521000000 } from './1768521000000-international-addresses';
import { AccountsOfStatements1768522000000 } from './1768522000000-accounts-of-statements';
import { KindsOfApprovals1768523000000 } from './1768523000000-kinds-of-approvals';
import { ReadBatches1768524000000 } from './1768524000000-read-batches';
import { EmailsSetByStaff1768525000000 } from './1768525000000-emails-set-by-staff';
import { NewAuthenticatorApp1768526000000 } from './1768526000000-new-authenticator-app';
import { ConfirmedStatements1768527000000 } from './1768527000000-confirmed-statements';
import { StatusOfProjects1768528000000 } from './1768528000000-status-of-projects';
import { DaysOfPayments1768529000000 } from './1768529000000-days-of-payments';
import { Evidence1768530000000 } from './1768530000000-evidence';
import { SequenceOfEvents1768541000000 } from './1768541000000-sequence-of-events';
import { ReplacedSecrets1768542000000 } from './1768542000000-replaced-secrets';
import { TimesOfRecords1768551000000 } from './1768551000000-times-of-records';
import { PagesOfReleases1768571000000 } from './1768571000000-pages-of-releases';
import { DaysOfOrders1768650000000 } from './1768650000000-days-of-orders';
import { MoneyOfHouses1768700000000 } from './1768700000000-money-of-houses';
import { Rounds1768750000000 } from './1768750000000-rounds';
import { Identity1768800000000 } from './1768800000000-identity';
import { IdentityLists1768830000000 } from './1768830000000-identity-lists';
import { Alerts1768850000000 } from './1768850000000-alerts';
import { EndedCollectingAccounts1768860000000 } from './1768860000000-ended-collecting-accounts';
import { PhonesAndProposals1768861000000 } from './1768861000000-phones-and-proposals';
import { SuspendedMoney1768870000000 } from './1768870000000-suspended-money';
import { BarredInterests1768871000000 } from './1768871000000-barred-interests';

/** Every migration, oldest first. */
export const migrations = [
  Platform1768320000020,
  Access1768330000000,
  Books1768340000000,
  Banking1768350000000,
  Investing1768370000000,
  JoiningAndMessages1768385000000,
  ReportsAndOps1768400000000,
  WithdrawalBatches1768410000000,
  TurnedPayments1768420000000,
  ProjectDrafts1768430000000,
  OrderReminders1768440000000,
  PeriodsAndDays1768450000000,
  RenewedInvitations1768460000000,
  OrderUses1768470000000,
  BankPurposes1768480000000,
  StaffRoles1768490000000,
  AgeOfSecurityEvents1768495000000,
  SearchTokens1768500000000,
  BankRules1768510000000,
  StatementFiles1768511000000,
  InternationalAddresses1768521000000,
  AccountsOfStatements1768522000000,
  KindsOfApprovals1768523000000,
  ReadBatches1768524000000,
  EmailsSetByStaff1768525000000,
  NewAuthenticatorApp1768526000000,
  ConfirmedStatements1768527000000,
  StatusOfProjects1768528000000,
  DaysOfPayments1768529000000,
  Evidence1768530000000,
  SequenceOfEvents1768541000000,
  ReplacedSecrets1768542000000,
  TimesOfRecords1768551000000,
  PagesOfReleases1768571000000,
  DaysOfOrders1768650000000,
  MoneyOfHouses1768700000000,
  Rounds1768750000000,
  Identity1768800000000,
  IdentityLists1768830000000,
  Alerts1768850000000,
  EndedCollectingAccounts1768860000000,
  PhonesAndProposals1768861000000,
  SuspendedMoney1768870000000,
  BarredInterests1768871000000,
];
