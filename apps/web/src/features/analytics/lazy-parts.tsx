import { Skeleton } from '@oaklet/design-system'
import { lazyPart } from '../../shared/lazy-part'
import { lazySection } from '../../shared/lazy-section'
import { ChartsSkeleton } from './AnalyticsSkeleton'
import type { AnalyticsChartsProps } from './charts/AnalyticsCharts'
import type { AboutFigureProps } from './figures/AboutFigure'
import { before } from './figures/FigureList.css'
import type { RecordsPanelProps } from './records/RecordsPanel'

/** The popover is heavy, and is opened only after the figures have loaded. */
export const AboutFigure = lazyPart<AboutFigureProps>(
  async () => (await import('./figures/AboutFigure')).AboutFigure,
  ({ figure }, failure) => failure && <span className={before}>{figure.definition}</span>,
)

/** The records behind a number, loaded when the drawer opens. */
export const RecordsPanel = lazySection<RecordsPanelProps>(
  async () => (await import('./records/RecordsPanel')).RecordsPanel,
  <Skeleton shape="row" count={6} />,
  'Loading the records',
)

/** The charts, loaded with the figures; Recharts is loaded after them. */
export const AnalyticsCharts = lazySection<AnalyticsChartsProps>(
  async () => (await import('./charts/AnalyticsCharts')).AnalyticsCharts,
  <ChartsSkeleton />,
  'Loading the charts',
)
