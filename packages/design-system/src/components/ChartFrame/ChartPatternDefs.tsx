import { patternId } from './chart-drawing'
import { CHART_PATTERNS, type ChartPattern } from './chart-patterns'
import { chartInk, chartPaper, defs } from './ChartFrame.css'

const SIZE = 8

/** The strokes of each pattern on its square of 8. */
const STROKES: Record<Exclude<ChartPattern, 'solid' | 'dots'>, string> = {
  diagonal: 'M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6',
  horizontal: 'M0 4 H8',
  grid: 'M0 4 H8 M4 0 V8',
  vertical: 'M4 0 V8',
}

/** The patterns of one chart, for `fill` attributes to refer to. */
export function ChartPatternDefs({ chartId }: { chartId: string }) {
  return (
    <svg className={defs} aria-hidden="true" focusable={false}>
      <defs>
        {CHART_PATTERNS.map((pattern) => (
          <pattern
            key={pattern}
            id={patternId(chartId, pattern)}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
          >
            <rect width={SIZE} height={SIZE} fill={pattern === 'solid' ? chartInk.solid : chartPaper} />
            <Marks of={pattern} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

function Marks({ of: pattern }: { of: ChartPattern }) {
  if (pattern === 'solid') return null
  if (pattern === 'dots')
    return (
      <>
        <circle cx={2} cy={2} r={1.6} fill={chartInk.dots} />
        <circle cx={6} cy={6} r={1.6} fill={chartInk.dots} />
      </>
    )
  const strokeWidth = pattern === 'grid' ? 1.5 : 3
  return <path d={STROKES[pattern]} fill="none" stroke={chartInk[pattern]} strokeWidth={strokeWidth} />
}
