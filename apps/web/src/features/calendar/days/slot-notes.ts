import type { ListedBlock } from '@oaklet/api/contract'
import type { SlotNote } from '@oaklet/design-system'
import { blockName } from '../blocks/block-words'
import { wallClock } from '../booking/appointment-form'
import { instantsOf } from './days'

interface Whose {
  /** Whose day it is; null where a column is of several people, for whom only everybody’s blocks count. */
  personId: string | null
  timeZone: string
}

/** What is blocked on a day, as the slots of the grid name it. */
export function slotNotesOn(date: string, blocks: readonly ListedBlock[], whose: Whose): SlotNote[] {
  const { personId, timeZone } = whose
  const { from, to } = instantsOf([date], timeZone)
  return blocks
    .filter(({ staffIds }) => staffIds.length === 0 || (personId !== null && staffIds.includes(personId)))
    .flatMap((block) =>
      block.occurrences
        .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
        .map(({ startsAt, endsAt }) => ({
          from: startsAt <= from ? '00:00' : wallClock(startsAt, timeZone).start,
          to: endsAt >= to ? '24:00' : wallClock(endsAt, timeZone).start,
          label: blockName(block),
        })),
    )
}
