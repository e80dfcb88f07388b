export { giveClients, lockClientsOf, selectClientsOf } from './clients-of'
export { typedPhone } from './typed-phone'
export { clientRecord } from './client-record'
