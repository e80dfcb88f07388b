import { Fragment } from 'react'
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts'
import { chartScale } from './chart-scale'
import { AXIS_TEXT, drawnValues, type DrawingProps, type DrawnRow, textWidth, valueOf } from './drawing-props'
import { EndLabels, endLabelsWidth } from './EndLabels'
import { nearestStretches } from './nearest-stretches'

const [AXIS_PX, TOP_PX, EDGE_PX, TICK_GAP_PX] = [30, 10, 14, 16]
/** With more points per px, marks at every point would overlap. */
const MOST_DOTS_PER_PX = 1 / 16

/** Lines over time, also distinguished by dashes. */
export function LineDrawing({
  drawing,
  categories,
  tickOf,
  formatTick,
  isCutShort,
  reach = 0,
}: DrawingProps) {
  const { width, height, series, activePoint } = drawing
  const scale = chartScale([...drawnValues({ drawing, categories, tickOf, formatTick }), reach])
  const left = Math.max(...scale.ticks.map((tick) => textWidth(formatTick(tick)))) + TICK_GAP_PX
  const right = EDGE_PX + endLabelsWidth(series, width)
  const isDotted = categories.length <= (width - left - right) * MOST_DOTS_PER_PX
  return (
    <LineChart
      width={width}
      height={height}
      data={categories}
      margin={{ top: TOP_PX, right, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="currentColor" strokeOpacity={0.14} />
      <XAxis
        dataKey="id"
        height={AXIS_PX}
        padding={{ left: EDGE_PX, right: EDGE_PX }}
        tick={AXIS_TEXT}
        tickFormatter={tickOf}
        tickLine={false}
        tickMargin={10}
        axisLine={{ stroke: 'currentColor', strokeOpacity: 0.4 }}
        interval="equidistantPreserveStart"
        minTickGap={TICK_GAP_PX}
      />
      <YAxis
        width={left}
        domain={[scale.bottom, scale.top]}
        ticks={scale.ticks}
        interval={0}
        tick={AXIS_TEXT}
        tickFormatter={formatTick}
        tickLine={false}
        axisLine={false}
      />
      {activePoint && <ReferenceLine x={activePoint.categoryId} stroke="currentColor" strokeOpacity={0.5} />}
      {series.map(({ id, stroke, strokeDasharray }) => (
        <Line
          key={id}
          dataKey={valueOf(id)}
          stroke={stroke}
          strokeWidth={2.5}
          strokeDasharray={strokeDasharray}
          strokeLinecap="round"
          isAnimationActive={false}
          activeDot={false}
          dot={({ cx, cy, index }: { cx?: number; cy?: number; index?: number }) => {
            const place = categories[index ?? -1]
            const isActive = activePoint?.categoryId === place?.id && activePoint?.seriesId === id
            const isMarked =
              place !== undefined && (isApart(categories, index ?? 0, id) || isCutShort?.(place.id) === true)
            const isShown = cy !== undefined && place !== undefined && valueOf(id)(place) !== null
            if (!isShown || !(isActive || isDotted || isMarked)) return <g key={index} />
            const isHollow = isCutShort?.(place.id) === true
            const fill = isHollow && !isActive ? 'Canvas' : stroke
            const edge = { stroke, strokeWidth: 2, strokeDasharray: 'none' }
            return <circle key={index} cx={cx} cy={cy} r={isActive ? 7 : 3.5} fill={fill} {...edge} />
          }}
        />
      ))}
      <EndLabels
        series={series}
        categories={categories}
        scale={scale}
        left={width - right + 4}
        plot={{ top: TOP_PX, height: height - AXIS_PX - TOP_PX }}
        isRoomFor={right > EDGE_PX}
      />
      <LineLinks drawing={drawing} categories={categories} />
    </LineChart>
  )
}

/** Returns true when a value has no neighbour to draw a line to. */
function isApart(categories: readonly DrawnRow[], index: number, seriesId: string): boolean {
  const has = (at: number) => {
    const row = categories[at]
    return row !== undefined && valueOf(seriesId)(row) !== null
  }
  return !has(index - 1) && !has(index + 1)
}

/** Covers the plot with links: each spot has the link of the nearest point of its column. */
function LineLinks({ drawing, categories }: Pick<DrawingProps, 'drawing' | 'categories'>) {
  const [plot, xOf, yOf] = [usePlotArea(), useXAxisScale(), useYAxisScale()]
  if (plot === undefined || xOf === undefined || yOf === undefined) return null
  // The axis knows new categories only after they were drawn once.
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
