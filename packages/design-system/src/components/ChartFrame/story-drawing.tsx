import type { ChartDrawing } from './chart-drawing'
import type { ChartCategory } from './chart-patterns'

const GAP_PX = 24
const TARGET_PX = 24
const AXIS_PX = 28

const heightOf = (value: number, top: number, height: number) => (value / top) * (height - AXIS_PX - 12)
const topOf = <Id extends string>(categories: readonly ChartCategory<Id>[], ids: readonly Id[]) =>
  Math.max(1, ...categories.flatMap(({ values }) => ids.map((id) => values[id] ?? 0)))

/** Bars beside one another, drawn by hand, as the stories need no library. */
export function drawBars<Id extends string>(
  categories: readonly ChartCategory<Id>[],
  { width, height, series, activePoint, renderLink }: ChartDrawing<Id>,
) {
  const top = topOf(
    categories,
    series.map(({ id }) => id),
  )
  const slot = width / categories.length
  const bar = Math.min(36, (slot - Math.min(GAP_PX, slot / 3)) / series.length)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 ${height - AXIS_PX} H${width}`} stroke="currentColor" strokeWidth={1} />
      {categories.map((category, at) => {
        const middle = slot * (at + 0.5)
        return (
          <g key={category.id}>
            <text x={middle} y={height - 8} textAnchor="middle" fill="currentColor" fontSize={13}>
              {category.label.slice(0, slot < 40 ? 1 : 3)}
            </text>
            {series.map((one, index) => {
              const tall = heightOf(category.values[one.id] ?? 0, top, height)
              const isActive = activePoint?.categoryId === category.id && activePoint.seriesId === one.id
              const box = {
                x: middle + (index - series.length / 2) * bar + 1,
                y: height - AXIS_PX - tall,
                width: bar - 2,
                height: tall,
              }
              return (
                <g key={one.id}>
                  <rect
                    {...box}
                    rx={3}
                    fill={one.fill}
                    stroke={isActive ? 'currentColor' : one.stroke}
                    strokeWidth={isActive ? 4 : 1.5}
                  />
                  {renderLink({ categoryId: category.id, seriesId: one.id }, box)}
                </g>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}

/** One line for each series, with a mark at each value. */
export function drawLines<Id extends string>(
  categories: readonly ChartCategory<Id>[],
  { width, height, series, activePoint, renderLink }: ChartDrawing<Id>,
) {
  const top = topOf(
    categories,
    series.map(({ id }) => id),
  )
  const slot = width / categories.length
  const place = (category: ChartCategory<Id>, at: number, id: Id) => ({
    x: slot * (at + 0.5),
    y: height - AXIS_PX - heightOf(category.values[id] ?? 0, top, height),
  })
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 ${height - AXIS_PX} H${width}`} stroke="currentColor" strokeWidth={1} />
      {categories.map((category, at) => (
        <text
          key={category.id}
          x={slot * (at + 0.5)}
          y={height - 8}
          textAnchor="middle"
          fill="currentColor"
          fontSize={13}
        >
          {category.label.slice(0, 3)}
        </text>
      ))}
      {series.map((one) => {
        const places = categories.map((category, at) => place(category, at, one.id))
        return (
          <g key={one.id} stroke={one.stroke} strokeWidth={3} fill="none">
            <path
              d={places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')}
              strokeDasharray={one.strokeDasharray}
            />
            {categories.map(({ id: categoryId }, at) => {
              const { x, y } = places[at] ?? { x: 0, y: 0 }
              const isActive = activePoint?.categoryId === categoryId && activePoint.seriesId === one.id
              const box = { x: x - TARGET_PX / 2, y: y - TARGET_PX / 2, width: TARGET_PX, height: TARGET_PX }
              return (
                <g key={categoryId}>
                  <circle cx={x} cy={y} r={isActive ? 8 : 4.5} fill={one.stroke} />
                  {renderLink({ categoryId, seriesId: one.id }, box)}
                </g>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
