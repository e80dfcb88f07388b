import { Skeleton } from '@oaklet/design-system'
import { lazySection } from '../../../shared/lazy-section'

/** Stands where the agenda comes. */
export const agendaShape = <Skeleton shape="row" count={8} />

/** The agenda, whose code comes when it is first shown. */
export const LazyAgenda = lazySection(
  async () => (await import('./Agenda')).Agenda,
  agendaShape,
  'Loading the agenda',
)
