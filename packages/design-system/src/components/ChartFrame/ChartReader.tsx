import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import type { ChartCategory, ChartSeries } from './chart-patterns'
import { movePoint, type PointPlace } from './move-point'
import { point, reader } from './ChartFrame.css'
import { PointLink } from './PointLink'

interface ChartReaderProps<Id extends string> {
  ref: Ref<HTMLDivElement>
  label: string
  categories: readonly ChartCategory<Id>[]
  series: readonly ChartSeries<Id>[]
  /** The words of one point. */
  say: (place: PointPlace) => string
  /** Where one point leads, if anywhere. */
  hrefOf: (place: PointPlace) => string | undefined
  place: PointPlace
  onPlaceChange: (place: PointPlace) => void
  onReadingChange: (isReading: boolean) => void
}

/** Reads the points of a drawing one by one: a single Tab stop over it, the arrow keys, and Enter to where one leads. */
export function ChartReader<Id extends string>(props: ChartReaderProps<Id>) {
  const { ref, label, categories, series, say, hrefOf, place, onPlaceChange, onReadingChange } = props
  const id = useId()
  // What Enter does is said at the first point that leads somewhere, and not again until the keyboard comes back.
  const [isTold, setIsTold] = useState(false)
  const idOf = (at: PointPlace) => `${id}-${at.category}-${at.series}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') return document.getElementById(idOf(place))?.click()
    const next = movePoint(place, event.key, { category: categories.length, series: series.length })
    if (next === undefined) return
    event.preventDefault()
    if (hrefOf(place) !== undefined) setIsTold(true)
    onPlaceChange(next)
  }
  const points = series.flatMap((_, inSeries) =>
    categories.map((__, category) => {
      const at = { category, series: inSeries }
      return { at, id: idOf(at), href: hrefOf(at) }
    }),
  )
  return (
    <>
      <div
        ref={ref}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={idOf(place)}
        className={reader}
        onKeyDown={onKeyDown}
        onFocus={() => onReadingChange(true)}
        onBlur={() => {
          onReadingChange(false)
          setIsTold(false)
        }}
      >
        {points.map(({ at, id: pointId, href }) => {
          const isRead = at.category === place.category && at.series === place.series
          const hint = isRead && !isTold && href !== undefined ? `${id}-hint` : undefined
          const option = {
            id: pointId,
            role: 'option',
            'aria-selected': isRead,
            'aria-describedby': hint,
          } as const
          return href === undefined ? (
            <div key={pointId} {...option} className={point}>
              {say(at)}
            </div>
          ) : (
            <PointLink
              key={pointId}
              option={option}
              href={href}
              className={point}
              onPress={() => onPlaceChange(at)}
            >
              {say(at)}
            </PointLink>
          )
        })}
      </div>
      <p id={`${id}-hint`} hidden>
        Enter opens its records.
      </p>
    </>
  )
}
