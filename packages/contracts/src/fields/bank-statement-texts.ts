import type { ApiTexts } from './record';

/** Meaning of fields of statements, where their names do not say enough. */
export const bankStatementApiTexts: ApiTexts = {
  'StatementConfirmation.state': 'pending, confirmed o rejected',
  'BankStatement.fileName': 'Nombre del archivo del que salió; null si no se dijo',
  'BankStatement.lines': 'Cuántos movimientos se registraron con él',
  'BankCoverage.bankAccountId': 'Id de la cuenta recaudadora',
  'BankCoverage.days': 'Del primer extracto al último, cada día una vez; vacío si no hay extractos',
  'BankCoverageDays.from': 'Primer día',
  'BankCoverageDays.to': 'Último día',
  'BankCoverageDays.state':
    'covered si un extracto los cubre; quiet si ninguno, pero los saldos continúan: no hubo movimientos; gap si falta el extracto',
  'BankFileLine.payerName': 'Nombre de quien paga; null si el archivo no tiene un campo para él',
  'BankFileMapping.payerName': 'Columna con el nombre de quien paga',
  'BankFileMapping.kind': 'Columna que distingue créditos de débitos',
  'BankFileProblem.value': 'Valor que está en el archivo',
  'BankStatementLine.credited': 'Lo que se acreditó al saldo en vez de pagar la orden; null sin orden',
  'BankStatementLine.payerName': 'Nombre de quien paga, como lo da el banco; null si no lo da',
  'BankStatementLine.reason':
    'Por qué espera aunque su texto nombra a alguien: third_party, quien paga no es el titular; null en lo demás',
  'PlannedBankLine.payerName': 'Nombre de quien paga, como lo da el banco; null si no lo da',
  'PlannedBankLine.reason': 'Por qué esperaría: third_party, quien paga no es el titular; null en lo demás',
  'BankStatementLine.from': 'De qué se paga el gasto, de la renta o de la reserva; null en lo que no es un gasto',
  'BankStatementReading.format': 'Formato del archivo: csv, xlsx, html, camt053, ofx, mt940 o qif',
  'StatementConfirmation.approvalId': 'Id de la solicitud que lo confirma; null si basta un administrador',
};
