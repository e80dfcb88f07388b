import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { practiceQuery } from './practice-queries'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { WithOrganizationId } from '../organization/WithOrganizationId'

interface WithPracticeProps {
  children: (practice: Practice) => ReactNode
}

/** Shows a screen once the practice's zone, currency and hours are known; another practice's begins anew. */
export function WithPractice({ children }: WithPracticeProps) {
  return (
    <WithOrganizationId>{(orgId) => <WithLoaded orgId={orgId}>{children}</WithLoaded>}</WithOrganizationId>
  )
}

function WithLoaded({ orgId, children }: WithPracticeProps & { orgId: string }) {
  const practice = useQuery(practiceQuery(useApi(), orgId, usePracticeId()))
  return (
    <WhenLoaded query={practice} fallback={ORGANIZATION_MESSAGES.practice} label="Loading">
      {(known) => <Fragment key={known.id}>{children(known)}</Fragment>}
    </WhenLoaded>
  )
}
