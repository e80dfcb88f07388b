export { clientBalances } from './client-balances'
export { sumLedger } from './sum-ledger'
export { explainBalance, writeLedger, balanceOfInvoice, hasLedger } from './ledger'
export { ledgerRecord } from './ledger-record'
