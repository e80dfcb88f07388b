/** `15200` in `USD` → `$152.00`; a minus sign stands before a credit. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100).replace('-', '−')
