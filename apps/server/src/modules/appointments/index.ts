export { appointments } from './appointments-table'
export {
  billAppointments,
  lockAppointmentsOfClient,
  releaseAppointments,
  type Billing,
} from './billed-appointments'
export { appointmentsBetween } from './list-appointments'
export { nextAppointments } from './next-appointments'
export { sumUninvoiced } from './uninvoiced-appointments'
