import { ChartFrame, type ChartFrameProps } from '@oaklet/design-system'
import type { DrawingContent } from './drawing-props'
import { useDrawings } from './use-drawings'

type LineFigureProps = Omit<ChartFrameProps, 'renderChart' | 'mark'> & DrawingContent

/** A line chart: words, keyboard reading and table at once, the lines as soon as their code has loaded. */
export function LineFigure({ tickOf, formatTick, isCutShort, reach, ...props }: LineFigureProps) {
  const { data: drawings } = useDrawings()
  const content = {
    ...{ categories: props.categories, tickOf, formatTick },
    ...(isCutShort && { isCutShort }),
    ...(reach !== undefined && { reach }),
  }
  return (
    <ChartFrame
      {...props}
      mark="line"
      renderChart={(drawing) => drawings && <drawings.LineDrawing drawing={drawing} {...content} />}
    />
  )
}
