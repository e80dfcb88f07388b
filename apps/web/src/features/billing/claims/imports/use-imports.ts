import { announce } from '@oaklet/design-system'
import { useEffect, useRef, useState } from 'react'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { sentFile } from '../../../../shared/files/sent-file'
import { newId } from '../../../../shared/new-id'

/** A file that somebody imports. Its id is the idempotency key too, so that another try imports nothing twice. */
export type FileImport<Imported> = { id: string; file: File } & (
  | { state: 'waiting' }
  | { state: 'importing' }
  | { state: 'imported'; imported: Imported }
  | { state: 'failed'; error: unknown }
)

/** The call that imports a file, which it is given in base64. */
export type SendFile<Imported> = (
  body: { name: string; content: string },
  options: { idempotencyKey: string },
) => Promise<Imported>

/**
 * Imports files one after the other, each on its own: what one comes to changes nothing about the others. Those that
 * were added last come first. Leaving the page ends it after the file that is under way.
 */
export function useImports<Imported>(
  send: SendFile<Imported>,
  outcomeWords: (one: FileImport<Imported>) => string,
) {
  const refresh = useRefreshPractice()
  const [imports, setImports] = useState<readonly FileImport<Imported>[]>([])
  const line = useRef(Promise.resolve())
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const put = (changed: FileImport<Imported>) =>
    setImports((before) => before.map((one) => (one.id === changed.id ? changed : one)))
  const resultOf = async (id: string, file: File): Promise<FileImport<Imported>> => {
    try {
      const imported = await send(await sentFile(file), { idempotencyKey: id })
      return { id, file, state: 'imported', imported }
    } catch (error) {
      return { id, file, state: 'failed', error }
    }
  }
  const importOne = async ({ id, file }: FileImport<Imported>) => {
    if (isGone.current) return
    put({ id, file, state: 'importing' })
    const over = await resultOf(id, file)
    put(over)
    announce(`${file.name}: ${outcomeWords(over)}`)
  }
  const queue = (added: readonly FileImport<Imported>[]) => {
    for (const one of added) line.current = line.current.then(() => importOne(one))
    line.current = line.current.then(refresh)
  }
  return {
    imports,
    add: (files: readonly File[]) => {
      const added = files.map((file): FileImport<Imported> => ({ id: newId(), file, state: 'waiting' }))
      setImports((before) => [...added, ...before])
      queue(added)
    },
    again: (one: FileImport<Imported>) => {
      const waiting: FileImport<Imported> = { id: one.id, file: one.file, state: 'waiting' }
      put(waiting)
      queue([waiting])
    },
  }
}
