import type { ClientNaming, DaySheetLine, ListedBlock } from '@oaklet/api/contract'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { formatTimes } from '../../../shared/format-date'
import { blockName } from '../blocks/block-words'
import { type Days, instantsOf } from '../days/days'

/** A row of a day sheet in words: an appointment, or blocked time. */
export interface SheetRow {
  time: string
  /** Empty where clients are not named. */
  client: string
  session: string
  status: string
}

/** One person’s days, with what is on each of them. */
export interface PersonOnSheet {
  id: string
  name: string
  days: readonly { date: string; rows: readonly SheetRow[] }[]
}

interface Sheet {
  days: Days
  timeZone: string
  names: ClientNaming
  lines: readonly DaySheetLine[]
  blocks: readonly ListedBlock[]
  /** Who stands on it also without an appointment. */
  always: readonly { id: string; name: string }[]
}

/** Whose days a sheet has, by name, each with appointments and blocked time in order of start. */
export function peopleOnSheet({ lines, always, ...sheet }: Sheet): PersonOnSheet[] {
  const people = new Map(
    [...always, ...lines.map(({ clinician }) => clinician)].map((one) => [one.id, one.name]),
  )
  return [...people]
    .map(([id, name]) => ({
      ...{ id, name },
      days: sheet.days.map((date) => ({ date, rows: rowsOn(date, id, { ...sheet, lines }) })),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'))
}

function rowsOn(
  date: string,
  personId: string,
  { lines, blocks, timeZone, names }: Omit<Sheet, 'days' | 'always'>,
): SheetRow[] {
  const booked = lines
    .filter((line) => line.date === date && line.clinician.id === personId)
    .map((line) => ({ startsAt: line.startsAt, row: rowOfLine(line, timeZone) }))
  const { from, to } = instantsOf([date], timeZone)
  const blocked = blocks
    .filter(({ staffIds }) => staffIds.length === 0 || staffIds.includes(personId))
    .flatMap((block) => block.occurrences.map((span) => ({ ...span, name: blockName(block) })))
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
    .map(({ startsAt, endsAt, name }) => {
      const isWholeDay = startsAt <= from && endsAt >= to
      const time = isWholeDay ? 'All day' : formatTimes({ startsAt, endsAt }, timeZone)
      const named = names === 'none' ? { client: '', session: name } : { client: name, session: '' }
      return { startsAt, row: { time, ...named, status: '' } }
    })
  return [...booked, ...blocked]
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .map(({ row }) => row)
}

const rowOfLine = (line: DaySheetLine, timeZone: string): SheetRow => ({
  time: formatTimes(line, timeZone),
  client: line.clients ?? '',
  session: [line.services.join(' + '), line.place ?? 'Telehealth'].filter(Boolean).join(' · '),
  status: APPOINTMENT_WORDS[line.status].word,
})
