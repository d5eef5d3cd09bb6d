/** The fields of withdrawals and of their files for the bank. */
export const withdrawalTexts = {
  'AdminWithdrawal.readBatchId': [
    'Último lote leído del que salió: el banco puede pagarlo; null si no salió de uno',
    3,
  ],
  'AdminWithdrawal.mayBePaidUntil': [
    'Día que los extractos de la cuenta que paga deben cubrir antes de aprobarlo otra vez; null si no espera eso',
  ],
  'AdminWithdrawal.notPaidAt': ['Cuándo se dijo que el banco no lo pagó; null si no se dijo'],
  'AdminWithdrawal.notPaidReason': ['Cómo se sabe que el banco no lo pagó; null si no se dijo', 'Lo confirmó el banco'],
  'AdminWithdrawal.holderDiffers': ['Si el titular de su cuenta bancaria tiene otro nombre que la persona'],
  'AdminWithdrawal.accountAge': ['Días desde que se guardó su cuenta bancaria', 90],
  'AdminWithdrawal.isFirst': ['Si la persona no tiene otro retiro pagado'],
  'AdminWithdrawal.approvableFrom': ['Desde cuándo alguien puede aprobarlo; null si alguien puede ya, o si no espera'],
  'AdminWithdrawal.approvableBy': ['Ids de quienes pueden aprobarlo desde entonces; vacío sin approvableFrom'],
  'WithdrawalApproval.status': [
    'approved, left_out si hay que mirarlo y no está en confirm, o refused con su código',
    'approved',
  ],
  'WithdrawalApproval.reasons': [
    'Por qué hay que mirarlo: titular distinto, cuenta de menos de 30 días, primer retiro',
  ],
  'WithdrawalApproval.code': ['Código del error por el que no se aprobó; null en los demás', 'MAY_BE_PAID'],
  'WithdrawalBatch.readAt': ['Cuándo se leyó su archivo por primera vez; null si nadie lo leyó'],
  'WithdrawalBatch.readBy': ['Id de quien lo leyó primero; null si nadie lo leyó, o antes de esta versión', 2],
  'WithdrawalBatch.number': ['Número del lote, que es su id', 3],
  'WithdrawalBatch.state': [
    'open mientras un retiro del lote espera su pago; luego paid, o cancelled si no le queda ninguno',
    'open',
  ],
  'WithdrawalBatch.total': ['Suma de sus retiros'],
  withdrawalIds: ['Ids de los retiros del lote'],
  except: ['Ids de los retiros del lote que no se pagaron'],
} as const;
