export { appointmentClients, appointments } from './appointments-table'
export {
  billAppointments,
  lockAppointmentsOfClient,
  releaseAppointments,
  type Billing,
} from './billed-appointments'
export { isVisible as isVisibleAppointment } from './find-appointment'
export { appointmentsBetween } from './list-appointments'
export { nextAppointments } from './next-appointments'
export { selectAppointments } from './select-appointments'
export { sumUninvoiced } from './uninvoiced-appointments'
