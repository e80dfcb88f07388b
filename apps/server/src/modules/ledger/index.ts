export { clientBalances } from './client-balances'
export { sumLedger } from './sum-ledger'
export { explainBalance, writeLedger, balanceOfInvoice, creditOfClient, hasLedger, paidBy } from './ledger'
export { ledgerRecord } from './ledger-record'
