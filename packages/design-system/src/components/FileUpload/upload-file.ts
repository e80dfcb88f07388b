export const UPLOAD_STATES = ['waiting', 'sending', 'done', 'failed'] as const

/** One file on its way, as its owner knows it. */
export interface UploadFile {
  id: string
  name: string
  bytes: number
  state: (typeof UPLOAD_STATES)[number]
  /** From 0 to 1, while it is being sent. */
  progress?: number | undefined
  /** Why it failed and what to do, or a word on what became of it. */
  message?: string | undefined
}

/** Returns where a file stands, in words. */
export function stateInWords({ state, progress, message }: UploadFile): string {
  if (state === 'waiting') return message ?? 'Waiting'
  if (state === 'sending')
    return message ?? (progress === undefined ? 'Sending' : `Sending, ${percent(progress)}`)
  if (state === 'done') return message ?? 'Added'
  return message ?? 'Not sent. Try again.'
}

const percent = (progress: number) => `${Math.round(progress * 100)} %`
