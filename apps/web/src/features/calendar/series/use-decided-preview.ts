import type { SeriesChoice, SeriesPreview } from '@oaklet/api/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import type { PreviewQuery } from '../calendar-queries'
import { choicesThatStand, countChanged } from './choices-that-stand'

type Choices = readonly SeriesChoice[]

interface PreviewOptions<Preview, Saved> {
  /** What is decided from the beginning. */
  choices: Choices
  /** Asks what stands in the way of each date once this is decided. */
  queryFor: (choices: Choices) => PreviewQuery<Preview>
  /** Saves all of it as the preview with `seen` showed it, or nothing. */
  save: (choices: Choices, seen: string) => Promise<Saved>
  /** Reads the new preview of a refusal; null for any other error. */
  newPreview: (error: unknown) => Promise<Preview | null>
  onSaved: (saved: Saved) => void
}

/** Holds what is decided about the dates of a preview, asks what stands in the way then, and saves it as it was seen. */
export function useDecidedPreview<Preview extends SeriesPreview, Saved>(
  options: PreviewOptions<Preview, Saved>,
) {
  const { queryFor } = options
  const queryClient = useQueryClient()
  const refresh = useRefreshPractice()
  const [choices, setChoices] = useState(options.choices)
  const [changed, setChanged] = useState<number | null>(null)
  const query = useQuery({ ...queryFor(choices), placeholderData: keepPreviousData })
  const preview = query.data

  const saving = useMutation({
    mutationFn: (seen: string) => options.save(choices, seen),
    onSuccess: (saved) => options.onSaved(saved),
    onError: async (error) => {
      const now = await options.newPreview(error)
      if (now === null || preview === undefined) return
      const standing = choicesThatStand(choices, preview, now)
      queryClient.setQueryData(queryFor(standing).queryKey, undecided(now, standing))
      setChoices(standing)
      setChanged(countChanged(preview, now))
    },
    onSettled: () => void refresh(),
  })

  return {
    preview,
    query,
    saving,
    /** How many dates something else stands in the way of now than when it was to be saved; null where that is not why. */
    changed,
    /** True while it is not known yet what stands in the way of what was decided last. */
    isAsking: query.isPlaceholderData,
    save: () => {
      setChanged(null)
      if (preview) saving.mutate(preview.seen)
    },
    decide: (decided: Choices) => {
      setChanged(null)
      saving.reset()
      setChoices([...choices.filter(({ date }) => !decided.some((one) => one.date === date)), ...decided])
    },
    choiceFor: (date: string) => choices.find((choice) => choice.date === date) ?? null,
  }
}

/** A preview in which only what still stands is decided; that a date is moved decides nothing about what is there. */
const undecided = <Preview extends SeriesPreview>(preview: Preview, standing: Choices): Preview => ({
  ...preview,
  occurrences: preview.occurrences.map((occurrence) => {
    const isChosen = standing.some(({ date, choice }) => date === occurrence.date && choice !== 'move')
    return occurrence.issues.length === 0 || isChosen ? occurrence : { ...occurrence, choice: null }
  }),
})
