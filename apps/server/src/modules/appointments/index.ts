export { nextAppointments } from './next-appointments'
