import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { notificationsQueries } from './notifications-queries'

/** How many notifications the person hasn't read in this practice; undefined until it is known. */
export const useUnreadCount = (): number | undefined =>
  useQuery(notificationsQueries(useApi(), usePracticeId()).summary()).data?.unread
