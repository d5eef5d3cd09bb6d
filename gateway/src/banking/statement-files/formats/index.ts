import { camt } from './camt';
import { csv } from './csv';
import type { StatementFormat } from './format';
import { html } from './html';
import { mt940 } from './mt940';
import { ofx } from './ofx';
import { qif } from './qif';
import { xlsx } from './xlsx';

/** All formats that are read; the first that recognizes a file reads it. */
export const statementFormats: readonly StatementFormat[] = [xlsx, camt, ofx, mt940, qif, html, csv];
