export { appointmentSeriesRecord } from './appointment-series-record'
