import type { DrawnSeries } from './chart-drawing'
import { legend, legendItem, swatch } from './ChartFrame.css'

export const CHART_MARKS = ['area', 'line'] as const
export type ChartMark = (typeof CHART_MARKS)[number]

interface ChartLegendProps {
  label: string
  series: readonly DrawnSeries[]
  mark: ChartMark
}

/** Which pattern or dash stands for what. */
export function ChartLegend({ label, series, mark }: ChartLegendProps) {
  return (
    <ul role="list" aria-label={label} className={legend}>
      {series.map((one) => (
        <li key={one.id} className={legendItem}>
          <svg className={swatch} viewBox="0 0 32 16" aria-hidden="true" focusable={false}>
            {mark === 'area' ? (
              <rect
                x={1}
                y={1}
                width={30}
                height={14}
                rx={3}
                fill={one.fill}
                stroke={one.stroke}
                strokeWidth={1.5}
              />
            ) : (
              <path d="M1 8 H31" stroke={one.stroke} strokeWidth={3} strokeDasharray={one.strokeDasharray} />
            )}
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  )
}
