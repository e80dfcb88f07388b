import { isApiError, isRateLimited, RECEIVED_FILES_MESSAGES } from '@oaklet/api'
import type { ImportedFile } from '@oaklet/api/contract'
import { announce } from '@oaklet/design-system'
import { useEffect, useRef, useState } from 'react'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../../shared/failure-words'
import { isRefusal } from '../../../../shared/forms/use-as-sent'
import { newId } from '../../../../shared/new-id'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'

/** The longest name that is kept; of a longer one its end, where the kind of the file stands. */
const LONGEST_NAME = 200

/** A file that somebody imports. Its id is the idempotency key too, so that another try imports nothing twice. */
export type FileImport = { id: string; file: File } & (
  | { state: 'waiting' }
  | { state: 'importing' }
  | { state: 'imported'; imported: ImportedFile }
  | { state: 'failed'; error: unknown }
)

/**
 * Imports files one after the other, each on its own: what one comes to changes nothing about the others. Those that
 * were added last come first. Leaving the page ends it after the file that is under way.
 */
export function useImports(outcomeWords: (one: FileImport) => string) {
  const [api, practiceId, refresh] = [useApi(), usePracticeId(), useRefreshPractice()]
  const [imports, setImports] = useState<readonly FileImport[]>([])
  const line = useRef(Promise.resolve())
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const put = (changed: FileImport) =>
    setImports((before) => before.map((one) => (one.id === changed.id ? changed : one)))
  const resultOf = async (id: string, file: File): Promise<FileImport> => {
    try {
      const body = { name: file.name.slice(-LONGEST_NAME), content: await contentOf(file) }
      const imported = await api.receivedFiles.importFile({ practiceId }, body, { idempotencyKey: id })
      return { id, file, state: 'imported', imported }
    } catch (error) {
      return { id, file, state: 'failed', error }
    }
  }
  const importOne = async ({ id, file }: FileImport) => {
    if (isGone.current) return
    put({ id, file, state: 'importing' })
    const over = await resultOf(id, file)
    put(over)
    announce(`${file.name}: ${outcomeWords(over)}`)
  }
  const queue = (added: readonly FileImport[]) => {
    for (const one of added) line.current = line.current.then(() => importOne(one))
    line.current = line.current.then(refresh)
  }
  return {
    imports,
    add: (files: readonly File[]) => {
      const added = files.map((file): FileImport => ({ id: newId(), file, state: 'waiting' }))
      setImports((before) => [...added, ...before])
      queue(added)
    },
    again: (one: FileImport) => {
      const waiting: FileImport = { id: one.id, file: one.file, state: 'waiting' }
      put(waiting)
      queue([waiting])
    },
  }
}

/** Whether another try may go otherwise: a file that was refused would be refused again. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof DOMException) && (!isRefusal(error) || isRateLimited(error))

/** Why a file was not imported: of one that can’t be read, the sentence about its content. */
export function importFailure(error: unknown): string {
  if (error instanceof DOMException) return 'Your browser can’t read this file. Choose it again.'
  const [refused] = isApiError(error) ? error.fieldErrors : []
  return refused?.message ?? failureWords(error, RECEIVED_FILES_MESSAGES.importFile)
}

/** The bytes of a file in base64. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    }
    reader.onerror = () => reject(reader.error ?? new DOMException('unreadable'))
    reader.readAsDataURL(file)
  })
