export { importRemittances } from './import-remittances'
export { postRemittance } from './post-remittance'
export { readDenials, type Denial } from './read-denials'
export { remittanceRecord } from './remittance-record'
