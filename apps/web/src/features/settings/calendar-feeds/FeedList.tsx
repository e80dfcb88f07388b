import { CALENDAR_FEEDS_MESSAGES, hasErrorCode } from '@oaklet/api'
import type { CalendarFeed } from '@oaklet/api/contract'
import { AlertDialog, Button, ItemList, showToast, Text, VisuallyHidden } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { useNow } from '../../../shared/use-now'
import { usePracticeId } from '../../../shared/use-session'
import { settingsQueries } from '../settings-queries'
import { feedLine } from './feed-words'
import { browserTimeZone } from '../../../shared/browser-time-zone'

/** The feeds, each with the way to end it. */
export function FeedList({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const [api, practiceId, now] = [useApi(), usePracticeId(), useNow()]
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<CalendarFeed | null>(null)
  const listId = useId()
  useKeptFocus(feeds.length, listId)
  const { queryKey } = settingsQueries(api).calendarFeeds(practiceId)
  const ending = useMutation({
    mutationFn: async ({ id }: CalendarFeed) => {
      // One that was ended elsewhere meanwhile is what was wanted.
      await api.calendarFeeds.revoke({ practiceId, feedId: id }).catch((error: unknown) => {
        if (!hasErrorCode(error, 'not_found')) throw error
      })
    },
    onSuccess: (_, ended) => {
      queryClient.setQueryData(queryKey, (before) => before?.filter(({ id }) => id !== ended.id))
      showToast({ title: `${ended.label} can’t read your appointments any more`, tone: 'good' })
    },
    onSettled: () => setAsked(null),
  })
  return (
    <section id={listId} tabIndex={-1} aria-label="Calendar feeds">
      {ending.error !== null && (
        <SaveFailure error={ending.error} fallback={CALENDAR_FEEDS_MESSAGES.revoke} />
      )}
      {feeds.length === 0 ? (
        <Text>No other calendar reads your appointments.</Text>
      ) : (
        <ItemList
          label="Calendar feeds"
          items={feeds.map((feed) => ({
            id: feed.id,
            title: feed.label,
            detail: feedLine(feed, now, browserTimeZone()),
            trailing: (
              <Button size="small" onPress={() => setAsked(feed)}>
                End <VisuallyHidden>{feed.label}</VisuallyHidden>
              </Button>
            ),
          }))}
        />
      )}
      <AlertDialog
        title={`End the feed ${asked?.label ?? ''}?`}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        confirmLabel="End the feed"
        cancelLabel="Keep it"
        isPending={ending.isPending}
        onConfirm={() => asked !== null && ending.mutate(asked)}
      >
        The calendar that reads it gets nothing any more. What it has already read may stay there.
      </AlertDialog>
    </section>
  )
}
