export type { PayersApi } from './payers-api'
export { PAYERS_MESSAGES } from './payers-messages'
export { Payer, PayerInput } from './payers-contract'
