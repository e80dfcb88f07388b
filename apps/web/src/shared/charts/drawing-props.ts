import type { ChartCategory, ChartDrawing } from '@oaklet/design-system'

/** The content of a drawing that the chart frame does not provide. */
export interface DrawingContent {
  categories: readonly ChartCategory[]
  /** The short label of a category at the axis. */
  tickOf: (categoryId: string) => string
  /** The short text of a value at the axis. */
  formatTick: (value: number) => string
  /** Returns true for an incomplete category, whose value is not comparable. */
  isCutShort?: (categoryId: string) => boolean
  /** A value that the axis of lines always includes, such as the highest possible score. */
  reach?: number
  /** The text in place of a bar without a value. */
  noteOf?: (categoryId: string) => string
}

export interface DrawingProps extends DrawingContent {
  drawing: ChartDrawing
}

/** A category with its values, as passed to Recharts. */
export type DrawnRow = DrawingContent['categories'][number]

/** Returns the value of a series for a category. */
export const valueOf =
  (seriesId: string) =>
  ({ values }: DrawnRow): number | null =>
    values[seriesId] ?? null

/** Returns every value that is drawn. */
export const drawnValues = ({ categories, drawing }: DrawingProps): number[] =>
  categories.flatMap((category) => drawing.series.map(({ id }) => valueOf(id)(category) ?? 0))

export const TEXT_PX = 13
const LETTER_PX = 7.2

/** Estimates the width of a text, in px. */
export const textWidth = (text: string): number => Math.ceil(text.length * LETTER_PX)

/** Estimates how many letters fit into a width. */
export const lettersWithin = (width: number): number => Math.floor(width / LETTER_PX)

/** The style of axis labels: the surrounding text colour, which also works with forced colours. */
export const AXIS_TEXT = { fill: 'currentColor', fontSize: TEXT_PX }
