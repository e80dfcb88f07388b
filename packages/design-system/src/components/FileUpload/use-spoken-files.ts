import { useEffect, useRef } from 'react'
import { announce } from '../Announce/announce'
import { stateInWords, type UploadFile } from './upload-file'

/** Says that a file has arrived or failed, once; what happens in between is there to be read, not to interrupt. */
export function useSpokenFiles(files: readonly UploadFile[]) {
  const last = useRef(files)

  useEffect(() => {
    const before = new Map(last.current.map((file) => [file.id, file]))
    last.current = files
    for (const file of files) {
      const isNew = before.get(file.id)?.state !== file.state
      if (isNew && (file.state === 'done' || file.state === 'failed')) {
        announce(`${file.name}: ${stateInWords(file)}`)
      }
    }
    for (const gone of last.current.length < before.size ? before.values() : []) {
      if (!files.some(({ id }) => id === gone.id)) announce(`${gone.name} removed`)
    }
  }, [files])
}
