import type { DrawnSeries } from '@oaklet/design-system'
import type { ChartScale } from './chart-scale'
import { type DrawnRow, TEXT_PX, textWidth, valueOf } from './drawing-props'

const [LINE_PX, GAP_PX, LEAST_WIDTH_PX] = [18, 8, 560]

/** Returns the space for the labels at the ends of the lines; 0 for one line or a narrow chart, which have a legend. */
export const endLabelsWidth = (series: readonly DrawnSeries[], width: number): number =>
  series.length < 2 || width < LEAST_WIDTH_PX
    ? 0
    : Math.max(...series.map(({ label }) => textWidth(label))) + GAP_PX

interface EndLabelsProps {
  series: readonly DrawnSeries[]
  categories: readonly DrawnRow[]
  scale: ChartScale
  left: number
  plot: { top: number; height: number }
  isRoomFor: boolean
}

/** The label of each line at its end; overlapping labels are moved apart. */
export function EndLabels({ series, categories, scale, left, plot, isRoomFor }: EndLabelsProps) {
  if (!isRoomFor) return null
  const heightAt = (value: number) =>
    plot.top + (1 - (value - scale.bottom) / (scale.top - scale.bottom)) * plot.height
  const ends = series
    .map(({ id, label }) => ({ id, label, wanted: heightAt(lastValue(categories, id)) }))
    .sort((one, other) => one.wanted - other.wanted)
  const heights = movedApart(
    ends.map(({ wanted }) => wanted),
    plot.top + plot.height,
  )
  return ends.map(({ id, label }, index) => (
    <text key={id} x={left} y={(heights[index] ?? 0) + TEXT_PX / 3} fill="currentColor" fontSize={TEXT_PX}>
      {label}
    </text>
  ))
}

function lastValue(categories: readonly DrawnRow[], seriesId: string): number {
  const values = categories.map(valueOf(seriesId)).filter((value) => value !== null)
  return values.at(-1) ?? 0
}

/** Moves heights apart by at least a line of text, in order, and none below the lowest. */
export function movedApart(heights: readonly number[], lowest: number): number[] {
  const down: number[] = []
  for (const wanted of heights) down.push(Math.max(wanted, (down.at(-1) ?? -Infinity) + LINE_PX))
  const up: number[] = []
  for (const height of down.reverse()) up.unshift(Math.min(height, (up[0] ?? lowest + LINE_PX) - LINE_PX))
  return up
}
