import { useMemo } from 'react'
import { Heading } from '../Heading/Heading'
import { dateAt, longDate } from '../TimeGrid/words/time-words'
import type { AgendaListProps } from './agenda-list-props'
import { AgendaDay } from './AgendaDay'
import { agenda, empty, freeDays, quiet } from './AgendaList.css'
import { countWords, EVENT_WORDS } from './count-words'
import { type EventDay, eventDays } from './event-days'

/** Days of events as headings and lists: an equal view of what a grid shows, in the order of time. */
export function AgendaList(props: AgendaListProps) {
  const { label, days, timeZone, events, emptyText, eventWords = EVENT_WORDS, headingLevel = 2 } = props
  const now = props.now === undefined ? undefined : Date.parse(props.now)
  const today = now === undefined ? undefined : dateAt(now, timeZone)
  const dates = days.join()
  const dealt = useMemo(() => eventDays(dates.split(','), timeZone, events), [dates, timeZone, events])
  const groups = useMemo(() => agendaGroups(dealt, today), [dealt, today])
  const isEmpty = emptyText !== undefined && dealt.every((day) => day.events.length === 0)
  return (
    <section
      aria-label={label}
      data-long={groups.length > MOST_DRAWN_AT_ONCE || undefined}
      className={agenda}
    >
      {isEmpty && <p className={empty}>{emptyText}</p>}
      {!isEmpty &&
        groups.map((group) =>
          group.kind === 'day' ? (
            <AgendaDay
              key={group.day.date}
              day={group.day}
              timeZone={timeZone}
              now={group.day.date === today ? now : undefined}
              words={eventWords}
              headingLevel={headingLevel}
              onOpen={props.onOpen}
              actions={props.actions}
            />
          ) : (
            <div key={group.from} className={freeDays}>
              <Heading level={headingLevel} look="small">
                {longDate(group.from)}
                {group.to !== group.from && ` to ${longDate(group.to)}`}
              </Heading>
              <p className={quiet}>{sentence(countWords(0, eventWords))}</p>
            </div>
          ),
        )}
    </section>
  )
}

/** More days than this are drawn as they come near the window. */
const MOST_DRAWN_AT_ONCE = 31

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A day with something on it, or a run of free days that stand as one. */
type AgendaGroup = { kind: 'day'; day: EventDay } | { kind: 'free'; from: string; to: string }

/** Free days that follow one another become one line; today always stands for itself. */
export function agendaGroups(days: readonly EventDay[], today: string | undefined): AgendaGroup[] {
  const groups: AgendaGroup[] = []
  let freeUntil: number | undefined
  for (const day of days) {
    const last = groups.at(-1)
    if (day.events.length > 0 || day.date === today) {
      groups.push({ kind: 'day', day })
      freeUntil = undefined
    } else {
      if (last?.kind === 'free' && freeUntil === day.start) last.to = day.date
      else groups.push({ kind: 'free', from: day.date, to: day.date })
      freeUntil = day.end
    }
  }
  return groups
}
