export { remittanceRecord } from './remittance-record'
