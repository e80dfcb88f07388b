import type { BusinessHours, Weekday } from '@oaklet/api/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery } from '../../records/organization/organization-queries'
import { useApi } from '../../shared/use-api'
import { usePracticeId, useUser } from '../../shared/use-session'
import { changedDays } from '../../records/hours/hours-form'
import { setupWrites } from './setup-queries'
import { useSaveStep } from './use-save-step'

type OnRefused = (day: Weekday, error: unknown) => void

/** Saves the days that changed, one after another; those that were saved before a failure stay saved. */
export function useSaveHours(hours: BusinessHours) {
  const api = useApi()
  const orgId = useUser().organizationId ?? ''
  const queryClient = useQueryClient()
  const writes = setupWrites(api, orgId, usePracticeId())
  const [saved, setSaved] = useState(hours)
  const saving = useSaveStep('hours')
  const send = async (week: BusinessHours, onRefused: OnRefused) => {
    for (const day of changedDays(saved, week)) {
      const answer = await writes.hours(day, { ranges: week[day] }).catch((error: unknown) => {
        onRefused(day, error)
        throw error
      })
      setSaved((before) => ({ ...before, [day]: week[day] }))
      queryClient.setQueryData(settingsQuery(api, orgId).queryKey, answer)
    }
  }
  return {
    saved,
    isPending: saving.isPending,
    error: saving.error,
    save: (week: BusinessHours, onRefused: OnRefused) => saving.mutate(() => send(week, onRefused)),
  }
}
