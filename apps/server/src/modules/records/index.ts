export { RECORDS } from './records'
