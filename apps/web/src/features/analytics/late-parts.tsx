import { Skeleton } from '@oaklet/design-system'
import { lazyPart } from '../../shared/lazy-part'
import { lazySection } from '../../shared/lazy-section'
import type { AboutFigureProps } from './AboutFigure'
import type { ExportMenuProps } from './ExportMenu'
import type { CustomRangeProps } from './CustomRange'
import type { AnalyticsChartsProps } from './AnalyticsCharts'
import type { RecordsPanelProps } from './RecordsPanel'
import { ChartsSkeleton } from './AnalyticsSkeleton'
import { before } from './FigureList.css'

/** What floats over the page is heavy, and nobody opens it before the figures are there. */
export const AboutFigure = lazyPart<AboutFigureProps>(
  async () => (await import('./AboutFigure')).AboutFigure,
  ({ figure }, failure) => failure && <span className={before}>{figure.definition}</span>,
)

/** Two dates and a calendar, for those who choose them. */
export const CustomRange = lazyPart<CustomRangeProps>(
  async () => (await import('./CustomRange')).CustomRange,
  (_, failure) => failure || <Skeleton shape="row" />,
)

/** Its button comes with its menu; its room is kept. */
export const ExportMenu = lazyPart<ExportMenuProps>(
  async () => (await import('./ExportMenu')).ExportMenu,
  (_, failure) => failure,
)

/** The records behind a number, once somebody asks for them. */
export const RecordsPanel = lazySection<RecordsPanelProps>(
  async () => (await import('./RecordsPanel')).RecordsPanel,
  <Skeleton shape="row" count={6} />,
  'Loading the records',
)

/** Charts come with the figures that they draw; what draws them comes after. */
export const AnalyticsCharts = lazySection<AnalyticsChartsProps>(
  async () => (await import('./AnalyticsCharts')).AnalyticsCharts,
  <ChartsSkeleton />,
  'Loading the charts',
)
