import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts'
import { BAR_PX, rowHeight } from './bar-height'
import { BarLinks } from './BarLinks'
import { BarLabel, linesOf } from './BarLabel'
import { chartScale } from './chart-scale'
import {
  drawnValues,
  type DrawingProps,
  type DrawnRow,
  lettersWithin,
  TEXT_PX,
  textWidth,
  valueOf,
} from './drawing-props'

const [GAP_PX, MOST_OF_WIDTH] = [12, 0.38]

/** Bars, also distinguished by patterns, with the number at the end of each. */
export function BarDrawing({ drawing, categories, tickOf, formatTick, noteOf }: DrawingProps) {
  const { width, height, series, activePoint } = drawing
  const values = drawnValues({ drawing, categories, tickOf, formatTick })
  const scale = chartScale(values)
  const widest = Math.max(...categories.map(({ id }) => textWidth(tickOf(id)))) + GAP_PX
  const left = Math.min(widest, width * MOST_OF_WIDTH)
  const right = Math.max(...values.map((value) => textWidth(formatTick(value)))) + GAP_PX
  const [first] = series
  const hasValue = (place: DrawnRow) => first !== undefined && valueOf(first.id)(place) !== null
  const letters = lettersWithin(left - GAP_PX)
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={height}
      data={categories}
      margin={{ top: 0, right, bottom: 0, left: 0 }}
      barSize={BAR_PX}
      barGap={2}
      barCategoryGap={(rowHeight(series.length) - series.length * BAR_PX) / 2}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[scale.bottom, Math.max(...values, scale.bottom + 1)]} />
      <YAxis
        type="category"
        dataKey="id"
        width={left}
        interval={0}
        axisLine={{ stroke: 'currentColor', strokeOpacity: 0.4 }}
        tickLine={false}
        tick={({ y, payload }: { y?: number | string; payload?: { value: string } }) => {
          const place = categories.find(({ id }) => id === payload?.value)
          return (
            <BarLabel
              lines={place === undefined ? [] : linesOf(tickOf(place.id), letters)}
              note={place === undefined || hasValue(place) ? undefined : noteOf?.(place.id)}
              middle={Number(y)}
              noteMiddle={Number(y) - ((series.length - 1) * (BAR_PX + 2)) / 2}
              left={left}
            />
          )
        }}
      />
      {series.map(({ id, fill, stroke }) => (
        <Bar
          key={id}
          dataKey={valueOf(id)}
          fill={fill}
          isAnimationActive={false}
          shape={({ x = 0, y = 0, width: long = 0, height: tall = 0, payload }: BarPlace) => {
            const isActive = activePoint?.categoryId === payload?.id && activePoint?.seriesId === id
            return (
              <rect
                {...{ x, y, rx: 3, height: tall, width: Math.max(long, 1) }}
                {...{ fill, stroke: isActive ? 'currentColor' : stroke, strokeWidth: isActive ? 3 : 1 }}
              />
            )
          }}
        >
          <LabelList
            dataKey={valueOf(id)}
            position="right"
            fill="currentColor"
            fontSize={TEXT_PX}
            formatter={(value) => (typeof value === 'number' ? formatTick(value) : '')}
          />
        </Bar>
      ))}
      <BarLinks drawing={drawing} categories={categories} numberWidth={right} />
    </BarChart>
  )
}

interface BarPlace {
  x?: number
  y?: number
  width?: number
  height?: number
  payload?: DrawnRow
}
