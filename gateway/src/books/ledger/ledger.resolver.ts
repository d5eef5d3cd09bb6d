import { centsToText, type AccountCodeFacts } from '@cimiento/contracts';
import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import type { Context } from '../context';
import { CalendarDateScalar, PageArgs, SignedMoneyScalar } from '../../platform/graphql';
import { User } from '../../access/records';
import { AccountCode } from './account-code.entity';
import { nameAccount } from './account-names';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerEntry, LedgerEntrySource } from './ledger-entry.entity';
import { LedgerPosting } from './ledger-posting.entity';
import {
  LedgerAccountList,
  LedgerAccountListArgs,
  LedgerAccountsArgs,
  LedgerEntriesArgs,
  LedgerEntryList,
  LedgerEntryListArgs,
} from './ledger.list';
import { BookPosting, JournalArgs, JournalRow, LedgerKindTotal, ProjectRent, TrialBalance } from './ledger.types';

@Resolver(() => LedgerAccount)
export class LedgerAccountsResolver {
  @FieldResolver(() => SignedMoneyScalar)
  async balance(@Root() { id, balance }: LedgerAccount, @Ctx() { loaders }: Context): Promise<string> {
    return centsToText(balance ?? (await loaders.ledger.total.load(id)));
  }

  @FieldResolver(() => String, { description: 'Name of the account in Spanish, with its investor, project or bank.' })
  async name(@Root() { id, ...account }: LedgerAccount, @Ctx() { loaders, readBy }: Context): Promise<string> {
    return nameAccount({ ...account, owner: await loaders.ledger.owner.load(id) }, readBy);
  }

  @FieldResolver(() => AccountCode, {
    nullable: true,
    description: "The account in the company's own chart of accounts; null if it has no code.",
  })
  accountCode(@Root() { code }: LedgerAccount, @Ctx() { loaders }: Context): Promise<AccountCodeFacts | null> {
    return loaders.ledger.accountCode.load(code);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The investor the account belongs to.' })
  user(@Root() { userId }: LedgerAccount, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.user.load(userId);
  }

  @Allows('ledger:read')
  @Query(() => TrialBalance, { description: 'Every ledger account with its balance.' })
  trialBalance(
    @Arg('date', () => CalendarDateScalar, {
      nullable: true,
      description: 'Balances at the end of this day; current balances if null.',
    })
    date: string | null,
    @Ctx() { services, readBy }: Context,
  ): Promise<TrialBalance> {
    return services.ledgerBooks.getTrialBalance(readBy, date);
  }

  @Allows('ledger:read')
  @ExportsData({ isWhole: true, asksOverRest: true })
  @Query(() => [JournalRow], {
    description:
      'All postings for the given days, ordered by day and entry; total debits equal total credits. VALIDATION_FAILED if they exceed the limit for one file.',
  })
  ledgerJournal(
    @Args(() => JournalArgs) days: JournalArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<JournalRow[]> {
    return services.ledgerJournal.list(readBy, days);
  }

  @Allows('ledger:read')
  @Query(() => [LedgerKindTotal], { description: 'Totals for each kind of account; together they add up to 0.' })
  ledgerKindTotals(
    @Arg('date', () => CalendarDateScalar, {
      nullable: true,
      description: 'Balances at the end of this day; current balances if null.',
    })
    date: string | null,
    @Ctx() { services }: Context,
  ): Promise<LedgerKindTotal[]> {
    return services.ledgerBooks.listKindTotals(date);
  }

  @Allows('ledger:read')
  @Query(() => LedgerAccountList, { description: 'A page of ledger accounts, searchable by code, holder or project.' })
  adminLedgerAccounts(
    @Args(() => LedgerAccountListArgs) request: LedgerAccountListArgs,
    @Ctx() { services, readBy }: Context,
  ): LedgerAccountList {
    return new LedgerAccountList(services.ledgerBooks.searchAccounts(readBy, request));
  }

  @Allows('ledger:read')
  @ExportsData()
  @Query(() => [LedgerAccount], {
    description: 'Matching accounts after the given ID; all of them if no limit is given.',
  })
  ledgerAccounts(
    @Args(() => LedgerAccountsArgs) request: LedgerAccountsArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<LedgerAccount[]> {
    return services.ledgerBooks.listAccounts(readBy, request);
  }
}

@Resolver(() => LedgerEntry)
export class LedgerEntriesResolver {
  @FieldResolver(() => [LedgerPosting], { description: 'Changes to account balances, which add up to zero.' })
  postings(@Root() { id }: LedgerEntry, @Ctx() { loaders }: Context): Promise<LedgerPosting[]> {
    return loaders.ledger.postings.load(id);
  }

  @FieldResolver(() => LedgerEntrySource, { description: 'The record that caused the entry.' })
  source(@Root() { sourceKind, sourceId }: LedgerEntry): LedgerEntrySource {
    return { kind: sourceKind, id: sourceId };
  }

  @FieldResolver(() => [BookPosting], { description: 'The postings in accounting format; debits equal credits.' })
  bookPostings(@Root() { id }: LedgerEntry, @Ctx() { loaders }: Context): Promise<BookPosting[]> {
    return loaders.ledger.bookPostings.load(id);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'ID of the entry that reverses this entry.' })
  async reversedBy(@Root() { id }: LedgerEntry, @Ctx() { loaders }: Context): Promise<number | null> {
    return (await loaders.ledger.reversal.load(id))?.id ?? null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The user who caused the entry; null if it was created by a background job.',
  })
  actor(@Root() { actorId }: LedgerEntry, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return actorId === null ? null : loaders.user.load(actorId);
  }

  @Allows('ledger:read')
  @Query(() => LedgerEntryList, {
    description: 'A page of ledger entries, searchable by user or text, or by the start of the reference or key.',
  })
  adminLedgerEntries(
    @Args(() => LedgerEntryListArgs) request: LedgerEntryListArgs,
    @Ctx() { services, readBy }: Context,
  ): LedgerEntryList {
    return new LedgerEntryList(services.ledgerBooks.searchEntries(readBy, request));
  }

  @Allows('ledger:read')
  @ExportsData()
  @Query(() => [LedgerEntry], {
    description:
      'Matching entries after the given ID; all of them if no limit is given. In ascending order the list ends before the oldest entry whose transaction may still be open, so continuing after its last entry skips none.',
  })
  ledgerEntries(
    @Args(() => LedgerEntriesArgs) request: LedgerEntriesArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<LedgerEntry[]> {
    return services.ledgerBooks.listEntries(readBy, request);
  }
}

@Resolver(() => LedgerPosting)
export class LedgerPostingsResolver {
  @FieldResolver(() => SignedMoneyScalar, {
    description: 'Amount in US dollars: positive for a credit, negative for a debit.',
  })
  amount(@Root() { amount }: LedgerPosting): string {
    return centsToText(amount);
  }

  @FieldResolver(() => SignedMoneyScalar, {
    nullable: true,
    description: 'Account balance after the posting; null unless the account belongs to an investor.',
  })
  balanceAfter(@Root() { balanceAfter }: LedgerPosting): string | null {
    return balanceAfter === null ? null : centsToText(balanceAfter);
  }

  @FieldResolver(() => LedgerAccount)
  account(@Root() { accountId }: LedgerPosting, @Ctx() { loaders }: Context): Promise<LedgerAccount | null> {
    return loaders.ledger.account.load(accountId);
  }

  @FieldResolver(() => LedgerEntry)
  entry(@Root() { entryId }: LedgerPosting, @Ctx() { loaders }: Context): Promise<LedgerEntry | null> {
    return loaders.ledger.entry.load(entryId);
  }

  @Allows('ledger:read')
  @ExportsData()
  @Query(() => [LedgerPosting], {
    description: 'Postings to an account, newest first. `after` continues with older ones.',
  })
  ledgerPostings(
    @Arg('accountId', () => Int) accountId: number,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services }: Context,
  ): Promise<LedgerPosting[]> {
    return services.ledgerBooks.listPostings(accountId, { ...page });
  }

  @Allows('ledger:read')
  @Query(() => [ProjectRent], {
    description: 'For each project, the rent received, paid to its investors and still owed.',
  })
  projectRents(@Ctx() { services }: Context): Promise<ProjectRent[]> {
    return services.ledgerBooks.listProjectRents();
  }
}
