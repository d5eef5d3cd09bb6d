declare module 'mt940js' {
  export type Transaction = {
    /** Day of value. */
    date: Date;
    /** Day of booking, with the year of the day of value. */
    entryDate?: Date;
    /** Negative for a debit. */
    amount: number;
    reference: string;
    bankReference?: string;
    extraDetails?: string;
    details: string;
    isReversal: boolean;
  };
  export type Statement = {
    accountIdentification: string;
    currency: string;
    openingBalance: number;
    openingBalanceDate: Date;
    closingBalance: number;
    closingBalanceDate: Date;
    transactions: Transaction[];
  };
  export class Parser {
    /** @throws Error for a missing field, and when balances and movements disagree */
    parse(text: string): Statement[];
  }
}
