import { NOTIFICATIONS_MESSAGES } from '@oaklet/api'
import { Card, Container, LoadingRegion, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../shared/lazy-part'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { settingsQueries } from './settings-queries'

// Its table is heavy, and most visits to the settings are about something else.
const NotificationChoices = lazyPart(
  async () => (await import('./NotificationChoices')).NotificationChoices,
  (_, failure) => failure || <LoadingChoices />,
)

const LoadingChoices = () => (
  <LoadingRegion label="Loading your choices" isLoading>
    <Skeleton shape="block" />
  </LoadingRegion>
)

/** How the person is told of what happens. */
export function NotificationsSection() {
  const choices = useQuery(settingsQueries(useApi()).notifications())
  return (
    <Container size="form" align="start">
      <Card title="How we tell you">
        <Stack gap="xl">
          <Text tone="quiet">Nobody is told of what they did themselves.</Text>
          {choices.isPending && <LoadingChoices />}
          {choices.isError && (
            <LoadFailure
              error={choices.error}
              fallback={NOTIFICATIONS_MESSAGES.preferences}
              onRetry={() => void choices.refetch()}
            />
          )}
          {choices.data && <NotificationChoices saved={choices.data} />}
        </Stack>
      </Card>
    </Container>
  )
}
