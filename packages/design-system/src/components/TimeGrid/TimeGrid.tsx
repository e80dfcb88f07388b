import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type FocusEvent,
  type MouseEvent,
} from 'react'
import { cssVars } from './parts/css-vars'
import { ghostBoxes } from './model/ghost-boxes'
import { ALL_DAY_ROW, type Stop } from './input/grid-navigation'
import { eventStop, instantStop, segmentAt, stopOfKey } from './input/grid-place'
import { nextEventStop } from './input/next-event-stop'
import type { Segment } from './model/segments'
import { dateAt } from './words/time-words'
import type { TimeGridProps } from './time-grid-props'
import { empty, frame, grid, visuallyHidden } from './TimeGrid.css'
import { STUCK_LANES, TimeGridAllDay } from './parts/TimeGridAllDay'
import { TimeGridHeader } from './parts/TimeGridHeader'
import { TimeGridRow } from './parts/TimeGridRow'
import { useAnnouncer } from './input/use-announcer'
import { useEventMenu } from './input/use-event-menu'
import { useGridFocus } from './input/use-grid-focus'
import { useGridKeys } from './input/use-grid-keys'
import { useGridModel } from './model/use-grid-model'
import { focusStop, keyOf } from './input/use-kept-focus'
import { useMoveMode } from './input/use-move-mode'
import { isoInstant } from './input/use-pending-moves'
import { usePointerDrag } from './input/use-pointer-drag'

// The menu's code is larger than the grid's and rarely needed, so it is loaded on demand.
const TimeGridMenu = lazy(async () => ({ default: (await import('./parts/TimeGridMenu')).TimeGridMenu }))

/** A week (or any days) of events on one keyboard-operable grid: rows are times, columns days, one Tab stop. */
export function TimeGrid(props: TimeGridProps) {
  const {
    label,
    timeZone,
    slotMinutes = 30,
    emptyText,
    onCreate,
    onCreateAllDay,
    onOpen,
    onMove,
    onMoveRequest,
    onNavigate,
    ref,
  } = props
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { region, announce } = useAnnouncer()
  const { model, shown, facts, words, move } = useGridModel({ ...props, announce })
  const now = props.now === undefined ? undefined : Date.parse(props.now)
  const today = now === undefined ? undefined : dateAt(now, timeZone)
  const { focusedSlot, onFocusedSlotChange } = props
  const focus = useGridFocus({ root, model, now, focusedSlot, onFocusedSlotChange })
  const { stop, activeKey, moveTo } = focus

  const canMove = ({ event, isSaving }: Segment) =>
    onMove !== undefined && event.isMovable === true && !isSaving
  const moving = useMoveMode({ model, events: shown, timeZone, slotMinutes, words, announce, onDrop: move })
  const menu = useEventMenu({ root, model, isEnabled: onMoveRequest !== undefined })
  const drag = usePointerDrag({ root, model, canMove, onDrop: move, onRest: menu.open })

  const press = (pressed: Stop) => {
    const { date = '', slots, resourceId } = model.columns[pressed.column] ?? {}
    const whose = resourceId === undefined ? [] : ([resourceId] as const)
    const slot = slots?.[pressed.row]
    const segment = segmentAt(model, pressed)
    if (segment) onOpen?.(segment.event.id)
    else if (pressed.row === ALL_DAY_ROW) onCreateAllDay?.(date, ...whose)
    else if (slot) onCreate?.(isoInstant(slot.start), isoInstant(slot.end), ...whose)
  }
  const onKeyDown = useGridKeys({
    model,
    stop,
    today,
    moveTo,
    press,
    moving,
    canMove,
    openMenu: menu.open,
    onNavigate,
  })
  const onClick = ({ target }: MouseEvent) => {
    const key = drag.swallowsClick() ? undefined : keyOf(target)
    const pressed = key === undefined ? undefined : stopOfKey(model, key)
    if (pressed) press(pressed)
  }
  const onBlur = (event: FocusEvent) => {
    moving.cancel()
    focus.onBlur(event)
  }

  useImperativeHandle(ref, () => ({
    focus: () => focusStop(root.current),
    focusEvent: (eventId) => focus.focusOn(eventStop(model, eventId)),
    focusNextEvent: (step) => {
      const next = nextEventStop(model, stop, step)
      focus.focusOn(next)
      return next !== undefined
    },
    focusedColumn: () => {
      const { date = '', resourceId } = model.columns[stop.column] ?? {}
      return { date, resourceId }
    },
  }))

  const proposal = moving.proposal ?? drag.proposal
  // A move by keyboard must be seen wherever it goes; a drag scrolls by itself.
  useEffect(() => {
    if (moving.proposal) root.current?.querySelector('[data-ghost]')?.scrollIntoView(NEAREST)
  }, [moving.proposal])
  const ghosts = useMemo(() => ghostBoxes(model, proposal, timeZone), [model, proposal, timeZone])
  const current = now === undefined ? undefined : instantStop(model, now)
  const { allDay } = model
  const resourceRows = facts.resources.length > 0 ? 1 : 0
  const headRows = 1 + resourceRows + (allDay ? 1 : 0)
  const hasNone = !allDay?.lanes && model.segments.every((segments) => segments.length === 0)
  const isEmpty = emptyText !== undefined && hasNone
  const hints = [onMove && `${id}hint`, isEmpty && `${id}empty`].filter(Boolean).join(' ')

  return (
    <div className={frame}>
      <div
        ref={root}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hints || undefined}
        aria-rowcount={model.rows.length + headRows}
        aria-colcount={model.columns.length + 1}
        data-dragging={drag.proposal ? true : undefined}
        className={grid}
        style={cssVars({
          '--columns': model.columns.length,
          '--resource-rows': resourceRows,
          '--stuck-lanes': allDay && allDay.lanes <= STUCK_LANES ? allDay.lanes + 1 : 0,
        })}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={focus.onFocus}
        onBlur={onBlur}
        onContextMenu={menu.onContextMenu}
        onPointerDown={drag.onPointerDown}
      >
        <TimeGridHeader days={props.days.join()} today={today} facts={facts} />
        {allDay && (
          <TimeGridAllDay
            model={allDay}
            rowIndex={headRows}
            perDay={model.perDay}
            timeZone={timeZone}
            canCreate={onCreateAllDay !== undefined}
            activeKey={stop.row === ALL_DAY_ROW ? activeKey : undefined}
          />
        )}
        {model.rows.map((rowModel, index) => (
          <TimeGridRow
            key={rowModel.row.key}
            model={rowModel}
            index={index}
            headRows={headRows}
            perDay={model.perDay}
            timeZone={timeZone}
            canCreate={onCreate !== undefined}
            canMove={onMove !== undefined}
            activeKey={stop.row === index ? activeKey : undefined}
            movingId={
              rowModel.cells.some(holds(proposal?.timed.event.id)) ? proposal?.timed.event.id : undefined
            }
            ghosts={ghosts.get(index)}
            nowDate={current?.row === index ? model.columns[current.column]?.date : undefined}
            nowAt={current?.row === index ? current.fraction : undefined}
          />
        ))}
      </div>
      {isEmpty && (
        <p id={`${id}empty`} className={empty}>
          {emptyText}
        </p>
      )}
      <p id={`${id}hint`} hidden>
        Press F2 on something to move it with the arrow keys{onMoveRequest && ', Shift F10 for a menu'}.
      </p>
      {menu.target && onMoveRequest && (
        <Suspense>
          <TimeGridMenu
            target={menu.target}
            onOpen={onOpen}
            onMoveRequest={onMoveRequest}
            onClose={menu.close}
          />
        </Suspense>
      )}
      <div ref={region} aria-live="polite" className={visuallyHidden} />
    </div>
  )
}

const NEAREST = { block: 'nearest', inline: 'nearest' } as const

const holds = (eventId: string | undefined) => (cell: { segments: readonly Segment[] }) =>
  eventId !== undefined && cell.segments.some(({ event }) => event.id === eventId)
