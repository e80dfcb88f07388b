import { compareNames } from '@oaklet/api/contract'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { practiceQuery } from '../../records/practice/practice-queries'
import { useApi } from '../../shared/use-api'
import { useOrganizationId } from '../../records/organization/use-organization-id'
import { usePracticeId, useUser } from '../../shared/use-session'

/** A practice as the sidebar names it. */
export interface PracticeName {
  id: string
  name: string
}

interface Practices {
  current: PracticeName | undefined
  /** Its name is on its way; false also when it can't be had. */
  isComing: boolean
  /** As far as their names are known: those of the others come once they are asked for. */
  all: readonly PracticeName[]
  hasOthers: boolean
  askForOthers: () => void
}

/** The practices that the person is assigned to, and the one they work in now. */
export function usePractices(): Practices {
  const api = useApi()
  const { assignedPractices } = useUser()
  const orgId = useOrganizationId() ?? ''
  const practiceId = usePracticeId()
  const [isAsked, setAsked] = useState(false)
  const ids = [...new Set([practiceId, ...assignedPractices])]
  const answers = useQueries({
    queries: ids.map((id) => ({
      ...practiceQuery(api, orgId, id),
      enabled: isAsked || id === practiceId,
    })),
  })
  const all = answers
    .flatMap(({ data }) => (data === undefined ? [] : { id: data.id, name: data.name }))
    .sort((one, other) => compareNames(one.name, other.name))
  return {
    current: all.find(({ id }) => id === practiceId),
    isComing: answers[0]?.isPending === true,
    all,
    hasOthers: ids.length > 1,
    askForOthers: () => setAsked(true),
  }
}
