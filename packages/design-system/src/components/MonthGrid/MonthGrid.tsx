import { useId, useImperativeHandle, useRef, type MouseEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { EVENT_WORDS } from '../AgendaList/count-words'
import { dateAt } from '../TimeGrid/words/time-words'
import { focusStop, keyOf } from '../TimeGrid/input/use-kept-focus'
import type { MonthGridProps } from './month-grid-props'
import type { MonthStop } from './input/month-navigation'
import { dayOf, eventStop, itemsOf, nextItemStop, stopOfKey } from './input/month-place'
import { empty, frame, grid } from './MonthGrid.css'
import { MonthGridChosenDay } from './parts/MonthGridChosenDay'
import { MonthGridHeader } from './parts/MonthGridHeader'
import { MonthGridWeek } from './parts/MonthGridWeek'
import { useIsNarrow } from './use-is-narrow'
import { useMonthFocus } from './input/use-month-focus'
import { useMonthKeys } from './input/use-month-keys'
import { useMonthModel } from './model/use-month-model'

/** With less space than this the days show marks and counts, and the chosen day is a list below. */
const LEAST_REM_FOR_WORDS = 40

/** A month of events on one keyboard-operable grid: rows are weeks, columns weekdays, one Tab stop. */
export function MonthGrid(props: MonthGridProps) {
  const {
    label,
    month,
    timeZone,
    emptyText,
    eventWords = EVENT_WORDS,
    focusedDay,
    onFocusedDayChange,
  } = props
  const { onOpenDay, onOpen, onCreate, onNavigate, headingLevel = 2, ref } = props
  const frameRef = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { locale, direction } = useLocale()
  const isNarrow = useIsNarrow(frameRef, LEAST_REM_FOR_WORDS)
  const weeks = useMonthModel(props, locale)
  const now = props.now === undefined ? undefined : Date.parse(props.now)
  const today = now === undefined ? undefined : dateAt(now, timeZone)
  const focus = useMonthFocus({ root, weeks, month, today, focusedDay, onFocusedDayChange })
  const { moveTo } = focus
  const stop = isNarrow ? { ...focus.stop, itemKey: null } : focus.stop
  const activeKey = isNarrow ? `day:${stop.date}` : focus.activeKey
  const chosen = dayOf(weeks, stop.date)

  const create = onCreate ?? onOpenDay
  const press = ({ date, itemKey }: MonthStop) => {
    const day = dayOf(weeks, date)
    const piece = day?.pieces.find(({ key }) => key === itemKey)
    if (piece) onOpen?.(piece.event.id)
    else if (itemKey === null) create?.(date)
    else onOpenDay?.(date)
  }
  const enter = (date: string) => {
    const day = dayOf(weeks, date)
    const [first] = day ? itemsOf(day) : []
    if (first === undefined) return false
    if (isNarrow) list.current?.querySelector<HTMLElement>('li button')?.focus()
    else moveTo({ date, itemKey: first })
    return true
  }
  const walk = weeks.map((week) =>
    week.map((day) => ({ date: day.day.date, items: isNarrow ? [] : itemsOf(day) })),
  )
  const onKeyDown = useMonthKeys({
    walk,
    stop,
    today,
    direction,
    moveTo,
    enter,
    press,
    onNavigate,
    onOpenDay,
  })
  const onClick = ({ target }: MouseEvent) => {
    const key = keyOf(target)
    const pressed = key === undefined ? undefined : stopOfKey(weeks, key)
    const date = pressed?.date ?? dateOf(target)
    if (date === undefined) return
    moveTo(pressed ?? { date, itemKey: null })
    if (isNarrow) return
    if (pressed?.itemKey === null) (onOpenDay ?? onCreate)?.(date)
    else press(pressed ?? { date, itemKey: null })
  }

  useImperativeHandle(ref, () => ({
    focus: () => focusStop(root.current),
    focusEvent: (eventId) => focus.focusOn(eventStop(weeks, eventId)),
    focusNextEvent: (by) => {
      const next = isNarrow ? undefined : nextItemStop(weeks, stop, by)
      focus.focusOn(next)
      return next !== undefined
    },
    focusedColumn: () => ({ date: stop.date }),
  }))

  const isEmpty = emptyText !== undefined && weeks.flat().every(({ day }) => day.events.length === 0)
  return (
    <div ref={frameRef} className={frame} data-narrow={isNarrow || undefined}>
      <div
        ref={root}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={isEmpty ? `${id}empty` : `${id}hint`}
        className={grid}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <MonthGridHeader days={weeks[0]?.map(({ day }) => day.date).join() ?? ''} />
        {weeks.map((week) => (
          <MonthGridWeek
            key={week[0]?.key}
            week={week}
            timeZone={timeZone}
            today={today}
            activeKey={week.some((day) => day.day.date === stop.date) ? activeKey : undefined}
            isNarrow={isNarrow}
            canCreate={create !== undefined}
          />
        ))}
      </div>
      {isEmpty && (
        <p id={`${id}empty`} className={empty}>
          {emptyText}
        </p>
      )}
      <p id={`${id}hint`} hidden>
        Press Enter to go into a day, Escape to come back to it.
      </p>
      {isNarrow && chosen && !isEmpty && (
        <MonthGridChosenDay
          ref={list}
          day={chosen.day}
          timeZone={timeZone}
          now={chosen.day.date === today ? now : undefined}
          words={eventWords}
          headingLevel={headingLevel}
          onOpen={onOpen}
          onOpenDay={onOpenDay}
          onCreate={onCreate}
          onEscape={() => focusStop(root.current)}
        />
      )}
    </div>
  )
}

const dateOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined
