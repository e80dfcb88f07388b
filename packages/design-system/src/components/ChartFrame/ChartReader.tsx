import { useId, type KeyboardEvent } from 'react'
import type { ChartCategory, ChartSeries } from './chart-patterns'
import { movePoint, type PointPlace } from './move-point'
import { point, reader } from './ChartFrame.css'

interface ChartReaderProps<Id extends string> {
  label: string
  categories: readonly ChartCategory<Id>[]
  series: readonly ChartSeries<Id>[]
  /** The words of one point. */
  say: (place: PointPlace) => string
  place: PointPlace
  onPlaceChange: (place: PointPlace) => void
  onReadingChange: (isReading: boolean) => void
}

/** Reads the points of a drawing one by one: a single Tab stop over it, and the arrow keys. */
export function ChartReader<Id extends string>(props: ChartReaderProps<Id>) {
  const { label, categories, series, say, place, onPlaceChange, onReadingChange } = props
  const id = useId()
  const idOf = (at: PointPlace) => `${id}-${at.category}-${at.series}`
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = movePoint(place, event.key, { category: categories.length, series: series.length })
    if (next === undefined) return
    event.preventDefault()
    onPlaceChange(next)
  }
  const places = series.flatMap((_, inSeries) =>
    categories.map((__, category) => ({ category, series: inSeries })),
  )
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={idOf(place)}
      className={reader}
      onKeyDown={move}
      onFocus={() => onReadingChange(true)}
      onBlur={() => onReadingChange(false)}
    >
      {places.map((at) => (
        <div
          key={idOf(at)}
          id={idOf(at)}
          role="option"
          aria-selected={at.category === place.category && at.series === place.series}
          className={point}
        >
          {say(at)}
        </div>
      ))}
    </div>
  )
}
