import { useMemo, type ReactNode } from 'react'
import { Heading } from '../Heading/Heading'
import { longDate, shortSpan } from '../TimeGrid/words/time-words'
import type { AgendaHeadingLevel, AgendaListProps } from './agenda-list-props'
import { AgendaEvent } from './AgendaEvent'
import { dayHead, daySection, entryList, nowMarker, partSection, quiet } from './AgendaList.css'
import { countWords, type EventWords } from './count-words'
import { dayEntries } from './day-entries'
import type { EventDay } from './event-days'
import { partsOfDay } from './parts-of-day'

interface Props extends Pick<AgendaListProps, 'onOpen' | 'actions'> {
  day: EventDay
  timeZone: string
  /** The current instant, if this day is today. */
  now: number | undefined
  words: EventWords
  headingLevel: AgendaHeadingLevel
  /** What can be done with the day itself, after its heading. */
  dayActions?: ReactNode
}

/** One day: its date as a heading, and its events as an ordered list, or as several when it is long. */
export function AgendaDay({ day, timeZone, now, words, headingLevel, onOpen, actions, dayActions }: Props) {
  const entries = useMemo(() => dayEntries(day, timeZone), [day, timeZone])
  const parts = useMemo(() => partsOfDay(entries, day, timeZone), [entries, day, timeZone])
  const nextKey = now === undefined ? undefined : entries.find(({ start }) => start > now)?.key
  const marker =
    now === undefined ? undefined : (
      <p className={nowMarker}>
        <span>Now, {shortSpan(now, now, timeZone)}</span>
      </p>
    )
  return (
    <div className={daySection}>
      <div className={dayHead}>
        <Heading level={headingLevel} look="card">
          {longDate(day.date)}
          {now !== undefined && ', today'}
        </Heading>
        <p className={quiet}>{countWords(day.events.length, words)}</p>
        {dayActions}
      </div>
      {parts.map((part) => (
        <div key={part.title ?? 'all'} className={partSection}>
          {part.title !== undefined && (
            <Heading level={headingLevel === 2 ? 3 : 4} look="small">
              {part.title}
            </Heading>
          )}
          <ol role="list" className={entryList}>
            {part.entries.map((entry) => (
              <AgendaEvent
                key={entry.key}
                entry={entry}
                before={entry.key === nextKey ? marker : undefined}
                isNow={now !== undefined && !entry.isWholeDay && entry.start <= now && now < entry.end}
                onOpen={onOpen}
                actions={actions}
              />
            ))}
          </ol>
        </div>
      ))}
      {nextKey === undefined && marker}
    </div>
  )
}
