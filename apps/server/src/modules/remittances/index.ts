export { importRemittances } from './import-remittances'
export { postRemittance } from './post-remittance'
export { remittanceRecord } from './remittance-record'
