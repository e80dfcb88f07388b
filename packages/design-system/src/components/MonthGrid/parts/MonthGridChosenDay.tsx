import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { AgendaHeadingLevel } from '../../AgendaList/agenda-list-props'
import { AgendaDay } from '../../AgendaList/AgendaDay'
import type { EventWords } from '../../AgendaList/count-words'
import type { EventDay } from '../../AgendaList/event-days'
import { Button } from '../../Button/Button'
import type { MonthGridProps } from '../month-grid-props'
import { chosenActions, chosenDay } from '../MonthGrid.css'

interface Props extends Pick<MonthGridProps, 'onOpen' | 'onOpenDay' | 'onCreate'> {
  day: EventDay
  timeZone: string
  now: number | undefined
  words: EventWords
  headingLevel: AgendaHeadingLevel
  onEscape: () => void
  ref: Ref<HTMLDivElement>
}

/** Below a month with no room for words: the day that was chosen, as a list. */
export function MonthGridChosenDay({ day, words, onOpenDay, onCreate, onEscape, ref, ...rest }: Props) {
  const own = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current)
  useEscape(own, onEscape)
  return (
    <div ref={own} className={chosenDay}>
      <AgendaDay {...rest} day={day} words={words} actions={undefined} />
      {(onOpenDay ?? onCreate) && (
        <div className={chosenActions}>
          {onOpenDay && (
            <Button size="small" onPress={() => onOpenDay(day.date)}>
              Open day
            </Button>
          )}
          {onCreate && (
            <Button size="small" onPress={() => onCreate(day.date)}>
              New {words.one}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Does something when Escape is pressed inside an element. */
function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const node = element.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    node?.addEventListener('keydown', onKeyDown)
    return () => node?.removeEventListener('keydown', onKeyDown)
  })
}
