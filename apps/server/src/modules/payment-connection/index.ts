export {
  accountsInUse,
  findAccountInUse,
  findChargingAccount,
  requireChargingAccount,
} from './connection-rows'
export { paymentConnectionRecord } from './payment-connection-record'
export { refreshAccounts, refreshConnections } from './refresh-connections'
