export * from './contracts'
export { ENDPOINTS } from './endpoints'
