export { entryWords } from './entry-words'
export { clientBalances } from './client-balances'
export { creditsOf, sumCredit } from './sum-credit'
export { sumLedger } from './sum-ledger'
export {
  balanceOfInvoice,
  creditOfClient,
  explainBalance,
  hasLedger,
  lockCredit,
  paidBy,
  writeLedger,
} from './ledger'
export { ledgerRecord } from './ledger-record'
