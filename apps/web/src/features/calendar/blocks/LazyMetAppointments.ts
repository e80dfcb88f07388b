import { lazyDialog } from '../../../shared/lazy-dialog'

/** The appointments in blocked time; the code comes when they are first asked for. */
export const LazyMetAppointments = lazyDialog(
  () => 'Appointments in blocked time',
  async () => (await import('./MetAppointments')).MetAppointments,
)
