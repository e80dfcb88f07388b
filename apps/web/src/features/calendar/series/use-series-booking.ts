import { newSeriesPreview } from '@oaklet/api'
import type { BookedSeries, PreviewSeriesBody, SeriesChoice, SeriesPreview } from '@oaklet/api/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { calendarQueries } from '../calendar-queries'
import { choicesThatStand } from './choices-that-stand'

/** Holds what is decided about the dates of a planned series, asks what stands in the way then, and books it. */
export function useSeriesBooking(
  body: PreviewSeriesBody,
  {
    onBooked,
    onRefused,
  }: { onBooked: (booked: BookedSeries) => void; onRefused: (now: SeriesPreview) => void },
) {
  const api = useApi()
  const practiceId = usePracticeId()
  const queryClient = useQueryClient()
  const refresh = useRefreshPractice()
  const { keyFor } = useIdempotencyKey()
  const [choices, setChoices] = useState<readonly SeriesChoice[]>(body.choices)
  const optionsFor = (chosen: readonly SeriesChoice[]) =>
    calendarQueries(api, practiceId).seriesPreview({ ...body, choices: [...chosen] })
  const query = useQuery(optionsFor(choices))
  const preview = query.data

  const create = useMutation({
    mutationFn: (seen: string) => {
      const asked = { ...body, choices: [...choices], seen }
      return api.appointmentSeries.create({ practiceId }, asked, { idempotencyKey: keyFor(asked) })
    },
    onSuccess: (booked) => onBooked(booked),
    onError: async (error) => {
      const now = await newSeriesPreview(error)
      if (now === null || preview === undefined) return
      const standing = choicesThatStand(choices, preview, now)
      queryClient.setQueryData(optionsFor(standing).queryKey, undecided(now, standing))
      setChoices(standing)
      onRefused(now)
    },
    onSettled: () => void refresh(),
  })

  return {
    preview,
    query,
    create,
    /** True while it is not known yet what stands in the way of what was decided last. */
    isAsking: query.isFetching || query.isPlaceholderData,
    decide: (decided: readonly SeriesChoice[]) => {
      create.reset()
      setChoices([...choices.filter(({ date }) => !decided.some((one) => one.date === date)), ...decided])
    },
    choiceFor: (date: string) => choices.find((choice) => choice.date === date) ?? null,
  }
}

/** A preview in which only what still stands is decided; that a date is moved decides nothing about what is there. */
const undecided = (preview: SeriesPreview, standing: readonly SeriesChoice[]): SeriesPreview => ({
  ...preview,
  occurrences: preview.occurrences.map((occurrence) => {
    const isChosen = standing.some(({ date, choice }) => date === occurrence.date && choice !== 'move')
    return occurrence.issues.length === 0 || isChosen ? occurrence : { ...occurrence, choice: null }
  }),
})
