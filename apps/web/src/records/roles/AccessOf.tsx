import { STAFF_MESSAGES } from '@oaklet/api'
import { announce, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AccessList } from './AccessList'
import { useApi } from '../../shared/use-api'
import { useUser } from '../../shared/use-session'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { accessQuery } from './roles-queries'

interface AccessOfProps {
  staffId: string
  /** Heads the answer. */
  title: string
  /** Says that it has come, for who asked for it from another place of the page. */
  isAnnounced?: boolean
}

/** Asks what a person may do, and says it with the reasons. */
export function AccessOf({ staffId, title, isAnnounced = false }: AccessOfProps) {
  const access = useQuery(accessQuery(useApi(), useUser().organizationId ?? '', staffId))
  const isShown = access.data !== undefined
  useEffect(() => {
    if (isShown && isAnnounced) announce(`${title} is shown below.`)
  }, [isShown, isAnnounced, title])
  return (
    <WhenLoaded
      query={access}
      fallback={STAFF_MESSAGES.access}
      label="Loading what this person can do"
      placeholder={<Skeleton shape="row" count={6} />}
    >
      {(known) => <AccessList title={title} access={known} />}
    </WhenLoaded>
  )
}
