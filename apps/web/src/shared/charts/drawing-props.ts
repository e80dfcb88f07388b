import type { ChartCategory, ChartDrawing } from '@oaklet/design-system'

/** What a drawing is made of, beside what the frame of the chart gives it. */
export interface DrawingContent {
  categories: readonly ChartCategory[]
  /** A place below or beside the axis, in few letters. */
  tickOf: (categoryId: string) => string
  /** A value beside the axis, in few letters. */
  formatTick: (value: number) => string
  /** Whether a place is only begun, and its value therefore no match for the others. */
  isCutShort?: (categoryId: string) => boolean
  /** A value that the axis of lines reaches in any case, like the highest that there can be. */
  reach?: number
  /** What stands in place of a bar where there is no value. */
  noteOf?: (categoryId: string) => string
}

export interface DrawingProps extends DrawingContent {
  drawing: ChartDrawing
}

/** A place with its values, as Recharts is given it. */
export type DrawnRow = DrawingContent['categories'][number]

/** The value of one series at a place. */
export const valueOf =
  (seriesId: string) =>
  ({ values }: DrawnRow): number | null =>
    values[seriesId] ?? null

/** Every value that is drawn. */
export const drawnValues = ({ categories, drawing }: DrawingProps): number[] =>
  categories.flatMap((category) => drawing.series.map(({ id }) => valueOf(id)(category) ?? 0))

export const TEXT_PX = 13
const LETTER_PX = 7.2

/** About how wide a text is drawn. */
export const textWidth = (text: string): number => Math.ceil(text.length * LETTER_PX)

/** About how many letters fit. */
export const lettersWithin = (width: number): number => Math.floor(width / LETTER_PX)

/** Words of an axis: as the text around, so that forced colours hold for them too. */
export const AXIS_TEXT = { fill: 'currentColor', fontSize: TEXT_PX }
