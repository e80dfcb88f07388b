import { EmptyState, LinkButton, PageHeader, Stack } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { WithPractice } from '../../records/practice/WithPractice'
import { AnalyticsTabs } from './AnalyticsTabs'
import { TYPE_WORDS } from './type-words'
import { useAnalyticsUrl } from './use-analytics-url'

/** The screen at /analytics and below; tab, range and scope are stored in the address. */
export function AnalyticsScreen() {
  const url = useAnalyticsUrl()
  const { title } = TYPE_WORDS[url.type]
  usePage(title)
  const can = usePermissions()
  if (can('analytics:view')) {
    return <WithPractice>{(practice) => <AnalyticsTabs practice={practice} {...url} />}</WithPractice>
  }
  return (
    <Stack gap="2xl">
      <PageHeader title={title} />
      <EmptyState
        title="Your role doesn’t show analytics"
        action={<LinkButton href={paths.dashboard()}>Go to the dashboard</LinkButton>}
      >
        Whoever manages roles in your organization can give you “View analytics”.
      </EmptyState>
    </Stack>
  )
}
