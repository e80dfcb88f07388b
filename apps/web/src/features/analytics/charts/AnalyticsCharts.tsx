import type { Analytics } from '@oaklet/api/contract'
import { Grid, Heading, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { DrawingsFailure } from '../../../shared/charts/DrawingsFailure'
import { BreakdownChart } from './BreakdownChart'
import { chartGroups } from './chart-groups'
import { SeriesChart } from './SeriesChart'

const NARROWEST_CHART = '26rem'

export interface AnalyticsChartsProps {
  analytics: Analytics
}

/** The charts of one kind of analytics: series over time, and breakdowns. */
export function AnalyticsCharts({ analytics }: AnalyticsChartsProps) {
  const breakdowns = analytics.breakdowns.filter(({ rows }) => rows.length > 0)
  return (
    <Stack gap="2xl">
      <DrawingsFailure />
      <Charts title="Over time">
        {chartGroups(analytics.series).map((group) => (
          <div key={group.title}>
            <SeriesChart analytics={analytics} group={group} />
          </div>
        ))}
      </Charts>
      {breakdowns.length > 0 && (
        <Charts title="In parts">
          {breakdowns.map((breakdown) => (
            <div key={breakdown.id}>
              <BreakdownChart analytics={analytics} breakdown={breakdown} />
            </div>
          ))}
        </Charts>
      )}
    </Stack>
  )
}

function Charts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="l">
      <Heading level={2}>{title}</Heading>
      <Grid min={NARROWEST_CHART}>{children}</Grid>
    </Stack>
  )
}
