/** How series differ beyond their hue, in the order in which they are handed out. */
export const CHART_PATTERNS = ['solid', 'diagonal', 'dots', 'horizontal', 'grid', 'vertical'] as const
export type ChartPattern = (typeof CHART_PATTERNS)[number]

/** The dashes of a line in SVG units, so that lines too can be distinguished without colour. */
export const CHART_DASHES: Record<ChartPattern, string> = {
  solid: 'none',
  diagonal: '8 4',
  dots: '2 4',
  horizontal: '12 4 2 4',
  grid: '5 3',
  vertical: '14 6',
}

export interface ChartSeries<Id extends string = string> {
  id: Id
  /** What is counted, like "Collected". */
  label: string
  /** The next of CHART_PATTERNS unless given. */
  pattern?: ChartPattern | undefined
}

/** One place on the axis with the value of each series; null where there is none. */
export interface ChartCategory<Id extends string = string> {
  id: string
  /** The place in words, like "March". */
  label: string
  values: Readonly<Record<Id, number | null>>
  /** What stands where it has no value, like "Withheld"; a dash, said as "no value", unless given. */
  missing?: string | undefined
}

/** Which value is being read. */
export interface ChartPoint<Id extends string = string> {
  categoryId: string
  seriesId: Id
}

export const patternAt = (series: readonly ChartSeries[], index: number): ChartPattern =>
  series[index]?.pattern ?? CHART_PATTERNS[index % CHART_PATTERNS.length] ?? 'solid'
