import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { announce } from '../Announce/announce'
import { Button } from '../Button/Button'
import { Heading, type HeadingLevel } from '../Heading/Heading'
import { drawSeries, type ChartArea, type ChartDrawing } from './chart-drawing'
import type { ChartCategory, ChartPoint, ChartSeries } from './chart-patterns'
import { ChartLegend, type ChartMark } from './ChartLegend'
import { ChartPatternDefs } from './ChartPatternDefs'
import { chartPlaces } from './chart-places'
import { ChartReader } from './ChartReader'
import { ChartReadout } from './ChartReadout'
import { ChartTable } from './ChartTable'
import {
  action,
  chartFrame,
  drawing,
  header,
  stage,
  summary as summaryStyle,
  titleActions,
  titleBox,
} from './ChartFrame.css'
import type { PointPlace } from './move-point'
import { PointArea } from './PointArea'
import { useChartPoint } from './use-chart-point'
import { useElementWidth } from './use-element-width'

const HEIGHT_PX = 240

export interface ChartFrameProps<Id extends string = string> {
  /** What is shown, like "Collected and outstanding". */
  title: string
  /** What it amounts to, in one sentence. */
  summary: string
  /** What is compared, in the order of the legend, the keys and the columns; one alone needs no legend. */
  series: readonly ChartSeries<Id>[]
  /** The places on the axis with their values: the one source of drawing, reading and table. */
  categories: readonly ChartCategory<Id>[]
  /** Heads the first column of the table, like "Month". */
  categoryHeader: string
  /** A value as it is written, like "$12,300". */
  formatValue: (value: number, seriesId: Id) => string
  /** A value as it is said, like "12,300 dollars"; as it is written unless given. */
  sayValue?: ((value: number, seriesId: Id) => string) | undefined
  /** Where a value leads, if anywhere, and what is said after it in the table: ", Dana Reyes: show the records". */
  linkOf?: ((categoryId: string, seriesId: Id) => { href: string; hint: string } | undefined) | undefined
  /** Draws the chart, as SVG; the drawing is not spoken. */
  renderChart: (drawing: ChartDrawing<Id>) => ReactNode
  /** Whether the legend shows patterns or dashed lines; `area` by default. */
  mark?: ChartMark | undefined
  /** The height of the drawing in px; 240 by default. */
  height?: number | undefined
  /**
   * Whether the table is shown instead of the drawing; without it the component manages this itself, and starts with
   * the drawing.
   */
  isTableShown?: boolean | undefined
  /** Called with true when its button asks for the table, with false when for the drawing. */
  onTableShownChange?: ((isTableShown: boolean) => void) | undefined
  /** 2 by default; the look stays the same. */
  headingLevel?: HeadingLevel | undefined
  /** Small buttons at the title's end, before the one for the table: what the chart counts, what can be done with it. */
  actions?: ReactNode
  /** Stands in place of the drawing while there is nothing to draw. */
  emptyState?: ReactNode
}

/** A chart with its title, its summary, keyboard reading and a table on demand, all from one source. */
export function ChartFrame<Id extends string>(props: ChartFrameProps<Id>) {
  const {
    title,
    summary,
    series,
    categories,
    formatValue,
    sayValue = formatValue,
    height = HEIGHT_PX,
  } = props
  const id = useId()
  const [isTableWanted, setIsTableWanted] = useState(false)
  const readerRef = useRef<HTMLDivElement>(null)
  const point = useChartPoint({ category: categories.length, series: series.length })
  const { ref, width } = useElementWidth()
  const isTable = props.isTableShown ?? isTableWanted
  const drawn = drawSeries(id, series)
  const write = (value: number | null, seriesId: Id, missing = '–') =>
    value === null ? missing : formatValue(value, seriesId)
  const say = (value: number | null, seriesId: Id, missing = 'no value') =>
    value === null ? missing : sayValue(value, seriesId)

  const { pointAt, placeOf } = chartPlaces(categories, series)
  const hrefOf = (to: ChartPoint<Id> | null) =>
    to === null ? undefined : props.linkOf?.(to.categoryId, to.seriesId)?.href
  const wordsOf = (at: PointPlace, words: typeof say) => {
    const [category, one] = [categories[at.category], series[at.series]]
    if (category === undefined || one === undefined) return ''
    const value = `${category.label}: ${words(category.values[one.id], one.id, category.missing)}`
    return series.length === 1 ? value : `${value}, ${one.label}`
  }
  const isEmpty = categories.length === 0 || series.length === 0
  const activePoint = point.shown && pointAt(point.shown)
  const renderLink = (to: ChartPoint<Id>, area: ChartArea) => {
    const [href, at] = [hrefOf(to), placeOf(to)]
    if (href === undefined) return null
    return (
      <PointArea
        area={area}
        href={href}
        onMouseDown={toReader}
        onPress={() => point.readAt(at)}
        onHoverChange={(isHovered) => point.setPointed(isHovered ? at : null)}
      />
    )
  }
  // A press leaves the keyboard with the reader, so that it comes back to the point that was pressed.
  const toReader = (event: MouseEvent) => {
    event.preventDefault()
    readerRef.current?.focus({ preventScroll: true })
  }
  const toggle = () => {
    point.setPointed(null)
    setIsTableWanted(!isTable)
    props.onTableShownChange?.(!isTable)
    // The button stays focused, and a screen reader does not say that its words have changed.
    announce(`Shown as ${isTable ? 'chart' : 'table'}`)
  }
  return (
    <figure className={chartFrame} aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <ChartPatternDefs chartId={id} />
      <div className={header}>
        <div className={titleBox}>
          <Heading level={props.headingLevel ?? 2} look="card" id={`${id}-title`}>
            {title}
          </Heading>
          {props.actions !== undefined && <div className={titleActions}>{props.actions}</div>}
        </div>
        {!isEmpty && (
          <div className={action}>
            <Button tone="quiet" size="small" aria-describedby={`${id}-summary`} onPress={toggle}>
              {isTable ? 'Show as chart' : 'Show as table'}
            </Button>
          </div>
        )}
      </div>
      <p id={`${id}-summary`} className={summaryStyle}>
        {summary}
      </p>
      <div ref={ref} className={stage} style={{ minBlockSize: height }}>
        {isEmpty && props.emptyState}
        {!isEmpty && isTable && (
          <ChartTable
            label={title}
            categoryHeader={props.categoryHeader}
            categories={categories}
            series={series}
            format={write}
            linkOf={props.linkOf}
          />
        )}
        {!isEmpty && !isTable && (
          <>
            <div className={drawing} style={{ blockSize: height }} aria-hidden="true">
              {width !== undefined &&
                props.renderChart({
                  width,
                  height,
                  series: drawn,
                  activePoint,
                  renderLink,
                })}
            </div>
            <ChartReader
              ref={readerRef}
              label={`Points of ${title}`}
              categories={categories}
              series={series}
              say={(at) => wordsOf(at, say)}
              hrefOf={(at) => hrefOf(pointAt(at))}
              place={point.read}
              onPlaceChange={point.readAt}
              onReadingChange={point.setIsReading}
            />
          </>
        )}
      </div>
      {!isEmpty && !isTable && (
        <ChartReadout
          words={point.shown && wordsOf(point.shown, write)}
          href={hrefOf(activePoint)}
          onMouseDown={toReader}
          onPress={() => point.shown && point.readAt(point.shown)}
        />
      )}
      {series.length > 1 && !isTable && (
        <ChartLegend label={`Legend of ${title}`} series={drawn} mark={props.mark ?? 'area'} />
      )}
    </figure>
  )
}
