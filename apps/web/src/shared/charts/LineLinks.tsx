import { Fragment } from 'react'
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import { type DrawingProps, valueOf } from './drawing-props'
import { nearestStretches } from './nearest-stretches'

/** Makes every spot of the plot lead where the nearest point of its column leads. */
export function LineLinks({ drawing, categories }: Pick<DrawingProps, 'drawing' | 'categories'>) {
  const [plot, xOf, yOf] = [usePlotArea(), useXAxisScale(), useYAxisScale()]
  if (plot === undefined || xOf === undefined || yOf === undefined) return null
  // The axis hears of other places after they are drawn for the first time.
  if (categories.some(({ id }) => xOf(id) === undefined)) return null
  const width = { from: plot.x, to: plot.x + plot.width }
  const height = { from: plot.y, to: plot.y + plot.height }
  return nearestStretches(categories, ({ id }) => xOf(id) ?? NaN, width).map((column) => {
    const points = drawing.series
      .flatMap(({ id }) => {
        const value = valueOf(id)(column.item)
        return value === null ? [] : [{ id, y: yOf(value) ?? NaN }]
      })
      .sort((one, other) => one.y - other.y)
    return nearestStretches(points, ({ y }) => y, height).map(({ item, from, to }) => (
      <Fragment key={`${column.item.id} ${item.id}`}>
        {drawing.renderLink(
          { categoryId: column.item.id, seriesId: item.id },
          { x: column.from, y: from, width: column.to - column.from, height: to - from },
        )}
      </Fragment>
    ))
  })
}
