export { sumWaiting } from './sum-waiting'
