import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { Menu } from '../Menu/Menu'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { colorOf } from '../TimeGrid/parts/TimeGridEventBox'
import type { AgendaListProps } from './agenda-list-props'
import {
  actionsPlace,
  body,
  detail,
  entry as entryStyle,
  eventButton,
  nowWord,
  status,
  time,
} from './AgendaList.css'
import type { DayEntry } from './day-entries'

interface Props extends Pick<AgendaListProps, 'onOpen' | 'actions'> {
  entry: DayEntry
  /** What stands between the event before and this one. */
  before: ReactNode
  /** It has begun and has not ended. */
  isNow: boolean
}

/** One event of a day: when, what, in which state, and what can be done with it. */
export function AgendaEvent({ entry, before, isNow, onOpen, actions }: Props) {
  const { event, overlap } = entry
  const look = event.look ?? 'solid'
  const menu = actions?.(event)
  const details = [event.detail, overlap.of > 1 ? `${overlap.place} of ${overlap.of} overlapping` : undefined]
  const shownDetail = details.filter(Boolean).join(' · ')
  return (
    <li aria-current={isNow ? 'time' : undefined}>
      {before}
      <div className={entryStyle({ look, color: colorOf(event.colorIndex) })}>
        <p className={time}>
          {entry.time}
          {isNow && <span className={nowWord}>Now</span>}
        </p>
        <div className={body}>
          {onOpen ? (
            <Button
              aria-label={entry.name}
              data-look={look}
              className={eventButton}
              onPress={() => onOpen(event.id)}
            >
              {event.title}
            </Button>
          ) : (
            <p data-look={look} className={eventButton}>
              {event.title}
            </p>
          )}
          {shownDetail !== '' && <p className={detail}>{shownDetail}</p>}
        </div>
        <div className={status}>
          <StatusBadge>{event.statusWord}</StatusBadge>
        </div>
        {menu && (
          <div className={actionsPlace}>
            <Menu {...menu} label={`Actions for ${event.title}, ${entry.time}`} />
          </div>
        )}
      </div>
    </li>
  )
}
