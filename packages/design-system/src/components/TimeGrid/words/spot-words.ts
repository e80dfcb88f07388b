import type { Spot } from '../input/move-event'
import type { TimeGridResource } from '../time-grid-event'
import { spanWords } from './time-words'

export type SpotWords = (spot: Spot) => string

/** Says where something stands: "Dr. Wren, Tuesday, November 17, 9:00 AM to 9:50 AM". */
export const spotWords =
  (timeZone: string, resources: readonly TimeGridResource[]): SpotWords =>
  ({ start, end, resourceId }) =>
    [resourceLabel(resources, resourceId), spanWords(start, end, timeZone)].filter(Boolean).join(', ')

const resourceLabel = (resources: readonly TimeGridResource[], id: string | undefined) =>
  id === undefined ? undefined : resources.find((resource) => resource.id === id)?.label
