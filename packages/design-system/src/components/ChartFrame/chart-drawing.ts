import type { ReactNode } from 'react'
import { CHART_DASHES, patternAt, type ChartPoint, type ChartSeries } from './chart-patterns'
import { chartInk } from './ChartFrame.css'

/** A series as it is to be drawn; all values are made for SVG attributes. */
export interface DrawnSeries<Id extends string = string> {
  id: Id
  label: string
  /** The pattern, as the `fill` of an area or a bar. */
  fill: string
  /** The ink, as the `stroke` of a line or of an area's edge. */
  stroke: string
  strokeDasharray: string
}

/** A part of a drawing, in px from its upper left corner. */
export interface ChartArea {
  x: number
  y: number
  width: number
  height: number
}

/** What the drawing from outside is given. */
export interface ChartDrawing<Id extends string = string> {
  /** The room there is, in px. */
  width: number
  height: number
  series: readonly DrawnSeries<Id>[]
  /** The value that is being read or pointed at, to be made to stand out. */
  activePoint: ChartPoint<Id> | null
  /** Makes an area of the SVG lead where a point leads; nothing for a point that leads nowhere. */
  renderLink: (point: ChartPoint<Id>, area: ChartArea) => ReactNode
}

export const patternId = (chartId: string, pattern: string): string => `${chartId}-${pattern}`

/** Gives each series its pattern, its ink and its dashes. */
export const drawSeries = <Id extends string>(
  chartId: string,
  series: readonly ChartSeries<Id>[],
): DrawnSeries<Id>[] =>
  series.map(({ id, label }, index) => {
    const pattern = patternAt(series, index)
    return {
      id,
      label,
      fill: `url(#${patternId(chartId, pattern)})`,
      stroke: chartInk[pattern],
      strokeDasharray: CHART_DASHES[pattern],
    }
  })
