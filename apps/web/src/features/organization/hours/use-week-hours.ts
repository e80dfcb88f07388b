import type { BusinessHours, OpenRange, OrganizationSettings, Weekday } from '@oaklet/api/contract'
import { announce } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import { dayErrors } from '../../../records/hours/hours-errors'
import { isSameHours, rangesOf } from '../../../records/hours/hours-form'
import { settingsQuery } from '../../../records/organization/organization-queries'
import { useApi } from '../../../shared/use-api'
import { useRefreshPractices } from '../../../records/practice/use-refresh-practices'
import { useUnsaved } from '../../../shared/forms/use-unsaved'
import { organizationWrites } from '../organization-queries'
import { savedWords } from './saved-words'
import { type EditedDay, hasUnsaved, nextWeek, restingWeek, shownRanges } from './week-state'

/** Edits the week one day at a time: each is saved by a call of its own, and fails and is tried again by itself. */
export function useWeekHours({ id, settings: { businessHours: saved } }: OrganizationSettings) {
  const api = useApi()
  const queryClient = useQueryClient()
  const refreshPractices = useRefreshPractices()
  const saving = useMutation(organizationWrites(api, id).hours())
  const [week, tell] = useReducer(nextWeek, restingWeek)
  useUnsaved(hasUnsaved(week, saved))
  const onTheirWay = useRef(new Map<Weekday, Promise<unknown>>())

  /** What is sent for a day goes after what was sent for it before. */
  const inOrder = <Answer>(day: Weekday, call: () => Promise<Answer>): Promise<Answer> => {
    const answer = (onTheirWay.current.get(day) ?? Promise.resolve()).then(call)
    onTheirWay.current.set(
      day,
      answer.catch(() => undefined),
    )
    return answer
  }

  /** Answers the day when it is saved. */
  const send = async (day: Weekday, ranges: OpenRange[]): Promise<Weekday[]> => {
    tell({ type: 'sent', day, ranges })
    try {
      const answer = await inOrder(day, () => saving.mutateAsync({ day, ranges }))
      // The other days of this answer may be older than what is known of them by now.
      queryClient.setQueryData(
        settingsQuery(api, id).queryKey,
        (before) => before && withHours(before, { [day]: answer.settings.businessHours[day] }),
      )
      tell({ type: 'saved', day, ranges })
      return [day]
    } catch (error) {
      tell({ type: 'failed', day, ranges, error, refused: fieldErrorsOf(error) })
      return []
    }
  }
  const sendAll = async (days: readonly Weekday[], ranges: OpenRange[]) => {
    const done = (await Promise.all(days.map((day) => send(day, ranges)))).flat()
    if (done.length === 0) return
    announce(savedWords(done))
    await refreshPractices()
  }

  return {
    week,
    edit: (day: Weekday) => tell({ type: 'opened', day, ranges: saved[day] }),
    change: (day: Weekday, change: Partial<Omit<EditedDay, 'kind'>>) =>
      tell({ type: 'changed', day, change }),
    close: (day: Weekday) => tell({ type: 'closed', day }),
    /** Sends what was typed for a day to it and to the others that were chosen, as far as they had other hours. */
    save: (day: Weekday, { values, alsoOn }: EditedDay) => {
      const errors = dayErrors(day, values)
      tell({ type: 'changed', day, change: { errors } })
      if (errors.length > 0) return
      const ranges = rangesOf(values)
      const days = [day, ...alsoOn].filter((one) => !isSameHours(shownRanges(saved, week, one), ranges))
      tell({ type: 'closed', day })
      void sendAll(days, ranges)
    },
    retry: (day: Weekday, ranges: OpenRange[]) => void sendAll([day], ranges),
  }
}

const withHours = (before: OrganizationSettings, hours: Partial<BusinessHours>): OrganizationSettings => ({
  ...before,
  settings: { ...before.settings, businessHours: { ...before.settings.businessHours, ...hours } },
})
