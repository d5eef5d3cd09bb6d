/** The notes beside figures of returns and rents. Apart from the fees themselves, which most pages do not need. */
export const beforeFees = 'antes de comisiones';
export const afterFees = 'después de comisiones';
