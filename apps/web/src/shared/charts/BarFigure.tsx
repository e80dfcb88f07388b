import { ChartFrame, type ChartFrameProps } from '@oaklet/design-system'
import { barsHeight } from './bar-height'
import type { DrawingContent } from './drawing-props'
import { useDrawings } from './use-drawings'

type BarFigureProps = Omit<ChartFrameProps, 'renderChart' | 'mark' | 'height'> & DrawingContent

/** A bar chart: words, keyboard reading and table at once, the bars as soon as their code has loaded. */
export function BarFigure({ tickOf, formatTick, noteOf, ...props }: BarFigureProps) {
  const { data: drawings } = useDrawings()
  const content = { categories: props.categories, tickOf, formatTick, ...(noteOf && { noteOf }) }
  return (
    <ChartFrame
      {...props}
      height={barsHeight(props.categories.length, props.series.length)}
      renderChart={(drawing) => drawings && <drawings.BarDrawing drawing={drawing} {...content} />}
    />
  )
}
