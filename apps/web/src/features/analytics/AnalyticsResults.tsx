import type { Analytics } from '@oaklet/api/contract'
import { Stack, VisuallyHidden } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { FigureList } from './FigureList'
import { hasNoFigures, isEmptyRange } from './is-empty-range'
import { AnalyticsCharts } from './late-parts'

interface AnalyticsResultsProps {
  analytics: Analytics
  /** Stands for the charts of a range in which nothing happened, and for figures that tell nothing either. */
  emptyState: ReactNode
}

/** The figures of one kind, and below them how they went and what makes them. */
export function AnalyticsResults({ analytics, emptyState }: AnalyticsResultsProps) {
  const isEmpty = isEmptyRange(analytics)
  if (isEmpty && hasNoFigures(analytics)) return emptyState
  return (
    <Stack gap="2xl">
      <section aria-labelledby="analytics-figures">
        <VisuallyHidden as="h2" id="analytics-figures">
          Figures
        </VisuallyHidden>
        <FigureList analytics={analytics} />
      </section>
      {isEmpty ? emptyState : <AnalyticsCharts analytics={analytics} />}
    </Stack>
  )
}
