import { lazyDialog } from '../../../shared/lazy-dialog'

/** The question which appointments a change is for; its code comes with the first change of a series. */
export const LazyWhichAppointments = lazyDialog(
  () => 'Which appointments?',
  async () => (await import('./WhichAppointments')).WhichAppointments,
)
