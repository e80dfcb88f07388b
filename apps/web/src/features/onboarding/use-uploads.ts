import { hasErrorCode, isApiError, isNetworkError, ONBOARDING_MESSAGES, userMessage } from '@oaklet/api'
import {
  FILE_SLOTS,
  type FileSlot,
  type OnboardingForms,
  type OnboardingItem,
  type SentFile,
} from '@oaklet/api/contract'
import type { UploadFile } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sentFile } from '../../shared/files/sent-file'
import { fieldErrorsOf } from '../../shared/forms/field-errors'
import { newId } from '../../shared/new-id'
import { useOnboarding } from '../../shared/use-onboarding'
import { onboardingQueries } from './onboarding-queries'

/** A file that was chosen on this page. */
export interface Upload {
  id: string
  slot: FileSlot
  file: File
  /** Why it was not sent; null while it is on its way. */
  failure: string | null
  /** The id that it has on the server once it is sent. */
  sentAs: string | null
}

/** Sends the files of one item, one after the other. */
export function useUploads(linkId: string, { id: itemId, files: known }: OnboardingItem) {
  const [api, queryClient] = [useOnboarding(), useQueryClient()]
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [lastKnown, setLastKnown] = useState(known)
  if (known !== lastKnown) {
    setLastKnown(known)
    // What was there and is taken back has no row any more.
    const isGone = ({ sentAs }: Upload) => isIn(lastKnown, sentAs) && !isIn(known, sentAs)
    setUploads((before) => before.filter((one) => !isGone(one)))
  }
  const { queryKey } = onboardingQueries(api, linkId).forms()
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const drop = (id: string) => setUploads((before) => before.filter((one) => one.id !== id))
  const filesIn = (forms: OnboardingForms | undefined) =>
    forms?.items.find(({ id }) => id === itemId)?.files ?? known
  const sending = useMutation({
    // One waits for the other, so that a slow connection is not shared.
    scope: { id: `files of ${itemId}` },
    mutationFn: async ({ slot, file }: Upload) =>
      api.addFile({ linkId, itemId }, { slot, ...(await sentFile(file)) }),
    onSuccess: (saved, { id }) => {
      const before = filesIn(queryClient.getQueryData<OnboardingForms>(queryKey))
      const added = filesIn(saved).find((one) => before.every((other) => other.id !== one.id))
      queryClient.setQueryData(queryKey, saved)
      // What was sent before already has its own row.
      if (added === undefined) drop(id)
      else change(id, { sentAs: added.id })
    },
    onError: (error, { id }) => change(id, { failure: failureWords(error) }),
  })
  const rows = useMemo(() => rowsOf(known, uploads), [known, uploads])
  return {
    /** What is not sent yet. */
    uploads: uploads.filter(({ sentAs }) => sentAs === null),
    rows,
    /** The file on the server that a row shows; undefined for one that is not sent. */
    sentOf: (id: string) => {
      const sentAs = uploads.find((one) => one.id === id)?.sentAs ?? id
      return known.find((file) => file.id === sentAs)
    },
    add: (slot: FileSlot, files: readonly File[]) => {
      const added = files.map((file) => ({
        id: newId(),
        slot,
        file,
        failure: null,
        sentAs: null,
        isGone: false,
      }))
      setUploads((before) => [...before, ...added])
      for (const upload of added) sending.mutate(upload)
    },
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id)
      if (upload === undefined) return
      change(id, { failure: null })
      sending.mutate(upload)
    },
    drop,
  }
}

const isIn = (files: readonly SentFile[], wanted: string | null): boolean =>
  files.some(({ id }) => id === wanted)

/** What is sent, and what is on its way, by its place. A file has the same id before and after. */
const rowsOf = (known: readonly SentFile[], uploads: readonly Upload[]) =>
  Object.fromEntries(
    FILE_SLOTS.map((slot): [FileSlot, UploadFile[]] => [
      slot,
      [
        ...known
          .filter((file) => file.slot === slot)
          .map(({ id, name, size }): UploadFile => ({
            ...{ id: uploads.find(({ sentAs }) => sentAs === id)?.id ?? id, name, bytes: size },
            ...{ state: 'done', message: 'Sent' },
          })),
        ...uploads
          .filter((one) => one.slot === slot && !isIn(known, one.sentAs))
          .map(({ id, file, failure }): UploadFile => ({
            ...{ id, name: file.name, bytes: file.size, state: failure === null ? 'sending' : 'failed' },
            ...(failure !== null && { message: failure }),
          })),
      ],
    ]),
  )

/** Why a file was not sent, and what to do. */
function failureWords(error: unknown): string {
  if (isNetworkError(error)) return 'Not sent: there is no connection. Try again in a moment.'
  if (hasErrorCode(error, 'link_unavailable')) return 'Not sent: this link doesn’t work any more.'
  if (isApiError(error) && error.status === 401)
    return 'Not sent: you were away for a while. Open the link in your mail in another tab and enter the code. Then try again.'
  if (error instanceof DOMException) return 'Not sent: this file can’t be read. Choose it again.'
  return fieldErrorsOf(error)[0]?.message ?? userMessage(error, ONBOARDING_MESSAGES.addFile)
}
