import { announce } from '@oaklet/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countInTitle, isPageCovered } from '../../shared/page-title'
import { useApi } from '../../shared/use-api'
import { usePageVisible } from '../../shared/use-page-visible'
import { useReturnsOnline } from '../../shared/use-returns-online'
import { usePracticeId } from '../../shared/use-session'
import { newsOf } from './news'
import { notificationsQueries } from './notifications-queries'
import { useUnreadCount } from './use-unread-count'

/**
 * Keeps the person's notifications up to date while the tab is on view, says aloud what comes, and counts in the
 * tab's title. A tab behind others holds no connection and keeps its title still until it is looked at.
 */
export function LiveNotifications() {
  const api = useApi()
  const practiceId = usePracticeId()
  const queryClient = useQueryClient()
  const isVisible = usePageVisible()
  // A stream that was lost with the connection is opened anew when that is back, however long the pause had become.
  const returns = useReturnsOnline()
  const unread = useUnreadCount() ?? 0
  const latestRef = useRef(new Map<string, string>())

  useEffect(() => {
    if (!isVisible) return
    const latestOf = latestRef.current
    const controller = new AbortController()
    const { lists, summary } = notificationsQueries(api, practiceId)
    const watch = async () => {
      for await (const after of api.notifications.watch({ practiceId }, { signal: controller.signal })) {
        const before = queryClient.getQueryData(summary().queryKey)
        queryClient.setQueryData(summary().queryKey, after)
        const [latest, newest] = [latestOf.get(practiceId), after.newest?.createdAt]
        if (newest !== undefined && (latest === undefined || newest > latest))
          latestOf.set(practiceId, newest)
        const news = newsOf(before, after, latest)
        if (news !== null && !isPageCovered()) announce(news)
        void queryClient.invalidateQueries({ queryKey: lists })
      }
    }
    // What was refused is met again, and shown, by the screens.
    watch().catch(() => undefined)
    return () => controller.abort()
  }, [api, practiceId, queryClient, isVisible, returns])

  useEffect(() => {
    if (isVisible) countInTitle(unread)
  }, [isVisible, unread])
  useEffect(() => () => countInTitle(0), [])

  return null
}
