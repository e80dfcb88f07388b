import { Fragment } from 'react'
import { useXAxisScale } from 'recharts'
import { rowHeight } from './bar-height'
import { type DrawingProps, valueOf } from './drawing-props'

const LEAST_PX = 24

interface BarLinksProps extends Pick<DrawingProps, 'drawing' | 'categories'> {
  /** The space for the number beyond its bar, in px. */
  numberWidth: number
}

/** Covers every bar, its number and the space around it with the link of its value. */
export function BarLinks({ drawing: { series, renderLink }, categories, numberWidth }: BarLinksProps) {
  const xOf = useXAxisScale()
  const start = xOf?.(0)
  if (xOf === undefined || start === undefined) return null
  const height = rowHeight(series.length) / series.length
  return categories.flatMap((category, row) =>
    series.map(({ id }, bar) => {
      const value = valueOf(id)(category)
      if (value === null) return null
      const end = xOf(value) ?? start
      const width = Math.max(Math.abs(end - start) + numberWidth, LEAST_PX)
      const area = { x: Math.min(start, end), y: (row * series.length + bar) * height, width, height }
      return (
        <Fragment key={`${category.id} ${id}`}>
          {renderLink({ categoryId: category.id, seriesId: id }, area)}
        </Fragment>
      )
    }),
  )
}
