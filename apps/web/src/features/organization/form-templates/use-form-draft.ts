import { type FormContent, FormTemplate } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formTemplatesQueries } from '../../../records/form-templates/form-templates-queries'
import { staleRecord } from '../../../shared/forms/stale-record'
import { useApi } from '../../../shared/use-api'
import type { FormChange } from './form-changes'

/** One act on a form. */
export interface FormAct {
  change: FormChange
  /** Whether it can be done to what somebody else saved meanwhile; always, unless this says otherwise. */
  isSafe?: (theirs: FormContent) => boolean
}

/**
 * The draft of a form, of which every act is saved at once, one after the other. What somebody else saved meanwhile stays:
 * the act is done to that, where it is safe. The acts of this visit can be undone, up to what somebody else saved.
 */
export function useFormDraft(loaded: FormTemplate) {
  const { id: formTemplateId, practiceId } = loaded
  const api = useApi()
  const queryClient = useQueryClient()
  const queries = formTemplatesQueries(api, practiceId)
  const [record, setRecord] = useState(loaded)
  const [canUndo, setCanUndo] = useState(false)
  const [isMerged, setMerged] = useState(false)
  // Acts that wait for each other begin from what the one before saved.
  const latest = useRef(loaded)
  const past = useRef<readonly FormContent[]>([])

  const show = (shown: FormTemplate, before: readonly FormContent[]) => {
    latest.current = shown
    past.current = before
    setRecord(shown)
    setCanUndo(before.length > 0)
    queryClient.setQueryData(queries.one(formTemplateId).queryKey, shown)
    void queryClient.invalidateQueries({ queryKey: queries.all().queryKey, exact: true })
  }
  const put = (on: FormTemplate, change: FormChange) =>
    api.formTemplates.update({ practiceId, formTemplateId }, { ...change(on.content), version: on.version })

  const saving = useMutation({
    scope: { id: `form ${formTemplateId}` },
    mutationFn: async ({ change, isSafe = () => true }: FormAct) => {
      const before = latest.current
      try {
        const saved = await put(before, change)
        const isChanged = saved.version !== before.version
        show(saved, isChanged ? [...past.current, before.content] : past.current)
      } catch (error) {
        const theirs = staleRecord(error, FormTemplate)
        if (theirs === null || !isSafe(theirs.content)) throw error
        show(await put(theirs, change), [])
        setMerged(true)
      }
    },
  })
  const undoing = useMutation({
    scope: { id: `form ${formTemplateId}` },
    mutationFn: async () => {
      const last = past.current.at(-1)
      if (last !== undefined) show(await put(latest.current, () => last), past.current.slice(0, -1))
    },
  })
  const publishing = useMutation({
    scope: { id: `form ${formTemplateId}` },
    mutationFn: async () => {
      const { version } = latest.current
      const published = await api.formTemplates.publish({ practiceId, formTemplateId }, { version })
      show(published, [])
      setMerged(false)
      return published
    },
  })

  return {
    record,
    saving,
    /** Whether somebody else had changed the form, and the last act was done to that. */
    isMerged,
    /** Makes the draft the next version, once the acts before are saved. */
    publishing,
    /** Goes on from what somebody else saved, or from the version that is sent now. */
    begin: (shown: FormTemplate) => {
      show(shown, [])
      setMerged(false)
    },
    /** Takes the last act of this visit back. */
    undoing,
    canUndo,
  }
}
export type FormDraft = ReturnType<typeof useFormDraft>
