import { CALENDAR_FEEDS_MESSAGES } from '@oaklet/api'
import { Button, Card, Container, Inline, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { settingsQueries } from '../settings-queries'
import { FeedList } from './FeedList'

const NewFeedDialog = lazyDialog(
  () => 'New calendar feed',
  async () => (await import('./NewFeedDialog')).NewFeedDialog,
)

/** The person’s own appointments in other calendar programs. */
export function CalendarFeedsSection() {
  const [isAdding, setAdding] = useState(false)
  const feeds = useQuery(settingsQueries(useApi()).calendarFeeds(usePracticeId()))
  return (
    <Container size="form" align="start">
      <Card title="Your appointments in another calendar">
        <Stack gap="xl">
          <Text tone="quiet">
            A feed shows your own appointments in the calendar of your phone or your computer. Whoever knows
            its address can read it, so no client is named in full, and neither services nor notes are told.
          </Text>
          <WhenLoaded query={feeds} fallback={CALENDAR_FEEDS_MESSAGES.list} label="Loading your feeds">
            {(known) => <FeedList feeds={known} />}
          </WhenLoaded>
          <Inline>
            <Button {...NewFeedDialog.onIntent} onPress={() => setAdding(true)}>
              New feed…
            </Button>
          </Inline>
        </Stack>
      </Card>
      {isAdding && <NewFeedDialog onClose={() => setAdding(false)} />}
    </Container>
  )
}
