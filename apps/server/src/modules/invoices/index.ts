export { clientBalances } from './client-balances'
