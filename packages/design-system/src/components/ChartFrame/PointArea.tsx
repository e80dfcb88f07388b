import type { ChartArea } from './chart-drawing'
import { area as areaStyle, areaLink } from './ChartFrame.css'
import { PointLink, type PointLinkProps } from './PointLink'

interface PointAreaProps extends Omit<PointLinkProps, 'className' | 'option' | 'children'> {
  area: ChartArea
}

/** Where a point can be pressed in its drawing, which is SVG. */
export function PointArea({ area, ...link }: PointAreaProps) {
  return (
    <foreignObject {...area} className={areaStyle}>
      <PointLink {...link} className={areaLink} />
    </foreignObject>
  )
}
