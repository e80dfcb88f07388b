export { entryWords } from './entry-words'
export { clientBalances } from './client-balances'
export { creditsOf, sumCredit } from './sum-credit'
export { sumLedger } from './sum-ledger'
export {
  balanceOfInvoice,
  clientsWithCredit,
  creditOfClient,
  explainBalance,
  hasLedger,
  lockCredit,
  lockCredits,
  writeLedger,
  type NewLedgerEntry,
} from './ledger'
export { holdsOf, sessionDay } from './holds-of'
export {
  creditParts,
  heldParts,
  paidParts,
  partFor,
  sumOfParts,
  takeFrom,
  type MoneyPart,
} from './money-parts'
export { releaseEntries } from './release-entries'
export { ledgerRecord } from './ledger-record'
