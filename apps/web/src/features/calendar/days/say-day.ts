import type { Api } from '@oaklet/api'
import {
  type Appointment,
  type Clinician,
  type ListedBlock,
  occupiesTime,
  type Practice,
} from '@oaklet/api/contract'
import type { QueryClient } from '@tanstack/react-query'
import { countOf } from '../../../shared/count-of'
import { formatLongDate, formatTimes } from '../../../shared/format-date'
import { listWords } from '../../../shared/list-words'
import { blockName } from '../blocks/block-words'
import { instantsFrom } from '../booking/appointment-form'
import { calendarQueries } from '../calendar-queries'
import { instantsOf } from './days'
import type { ShownDay } from './shown-day'
import type { useShownDays } from './use-shown-days'

/** A shorter gap is no time for an appointment. */
const LEAST_FREE_MINUTES = 15

/** An instant from which and one to which, in UTC. */
interface Span {
  startsAt: string
  endsAt: string
}

interface Day {
  date: string
  timeZone: string
  /** What the filters let through, in any order. */
  appointments: readonly Appointment[]
  /** The times of the day that are blocked, each with its words. */
  blocked: readonly (Span & { name: string })[]
  note: ShownDay['note']
  /** One person’s day: what is open then, so that what is free can be said. */
  of: { name: string; open: ShownDay['open'] } | null
}

/** "Tuesday, November 17: 6 appointments, 9:00 AM to 5:50 PM. Free: 11:00 AM to 1:00 PM. Ana Cole is away, 3:00 PM to 4:00 PM" */
export function dayWords({ date, timeZone, appointments, blocked, note, of }: Day): string {
  const { from, to } = instantsOf([date], timeZone)
  const within = <Timed extends Span>(times: readonly Timed[]) =>
    times
      .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  const here = within(appointments)
  const last = here.reduce((end, { endsAt }) => (endsAt > end ? endsAt : end), '')
  const times = (span: Span) => formatTimes(span, timeZone)
  const wholeOr = (span: Span) => (span.startsAt <= from && span.endsAt >= to ? 'the whole day' : times(span))
  const busy = [...here.filter(({ status }) => occupiesTime(status)), ...within(blocked)]
  const free = of === null ? [] : gapsIn(openOn(date, of.open, timeZone), busy)
  return [
    `${formatLongDate(date, date)}${of === null ? '' : `, ${of.name}`}: ${
      here.length === 0
        ? 'no appointments'
        : `${countOf(here.length, 'appointment', 'appointments')}, ${times({ startsAt: here[0]?.startsAt ?? '', endsAt: last })}`
    }`,
    ...(note === null ? [] : [note.label]),
    ...(of === null ? [] : [free.length === 0 ? 'Nothing is free' : `Free: ${listWords(free.map(times))}`]),
    ...within(blocked).map((span) => `${span.name}, ${wholeOr(span)}`),
  ].join('. ')
}

const openOn = (date: string, open: ShownDay['open'], timeZone: string): Span[] =>
  open.map(({ opens, closes }) => {
    const { startsAt } = instantsFrom({ date, start: opens, minutes: 0 }, timeZone)
    const { to } = instantsOf([date], timeZone)
    const endsAt =
      closes === '24:00' ? to : instantsFrom({ date, start: closes, minutes: 0 }, timeZone).startsAt
    return { startsAt, endsAt }
  })

/** What is left of the open spans between the busy ones. */
function gapsIn(open: readonly Span[], busy: readonly Span[]): Span[] {
  const left = busy.reduce<Span[]>(
    (spans, { startsAt, endsAt }) =>
      spans.flatMap((span) =>
        startsAt >= span.endsAt || endsAt <= span.startsAt
          ? [span]
          : [
              { startsAt: span.startsAt, endsAt: startsAt },
              { startsAt: endsAt, endsAt: span.endsAt },
            ],
      ),
    [...open],
  )
  const isLongEnough = ({ startsAt, endsAt }: Span) =>
    Date.parse(endsAt) - Date.parse(startsAt) >= LEAST_FREE_MINUTES * 60_000
  return left.filter(isLongEnough)
}

interface Asked {
  api: Api
  queryClient: QueryClient
  practice: Practice
  shown: ReturnType<typeof useShownDays>
  date: string
  /** Whose day, where it is one person’s. */
  clinicianId: string | undefined
  clinicians: readonly Clinician[]
}

/** A day of the calendar in words; without the blocked times where these can't be loaded. */
export async function dayInWords({
  api,
  queryClient,
  practice,
  shown,
  date,
  ...whose
}: Asked): Promise<string> {
  const { id, timeZone } = practice
  const person = whose.clinicians.find((one) => one.id === whose.clinicianId)
  const days = { startDate: date, endDate: date, ...(person && { clinicianId: person.id }) }
  const blocks = await queryClient.query(calendarQueries(api, id).blocks(days)).catch((): ListedBlock[] => [])
  return dayWords({
    ...{ date, timeZone },
    appointments: shown.drawn.filter(({ clinician }) => person === undefined || clinician.id === person.id),
    blocked: blocks.flatMap((block) =>
      block.occurrences.map((span) => ({ ...span, name: blockName(block) })),
    ),
    note: shown.dayOf(date).note,
    of: person === undefined ? null : { name: person.name, open: shown.openOn(date, person.id) },
  })
}
