import { NOTIFICATIONS_MESSAGES } from '@oaklet/api'
import { Card, Container, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { NotificationChoices } from './NotificationChoices'
import { settingsQueries } from '../settings-queries'

const LOADING = 'Loading your choices'

/** How the person is notified. */
export function NotificationsSection() {
  const choices = useQuery(settingsQueries(useApi()).notifications())
  return (
    <Container size="form" align="start">
      <Card title="How we tell you">
        <Stack gap="xl">
          <Text tone="quiet">Nobody is told of what they did themselves.</Text>
          <WhenLoaded query={choices} fallback={NOTIFICATIONS_MESSAGES.preferences} label={LOADING}>
            {(saved) => <NotificationChoices saved={saved} />}
          </WhenLoaded>
        </Stack>
      </Card>
    </Container>
  )
}
