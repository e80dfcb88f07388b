import { hostname } from 'node:os'

/** Names this process in files that others may find after its death: number, then machine. */
export const processMark = (): string => `${process.pid}@${encodeURIComponent(hostname())}`

/** Returns whether the process with this mark has ended. A process of another machine counts as running. */
export function isDeadMark(mark: string): boolean {
  const [pid, machine] = mark.split('@')
  if (machine !== encodeURIComponent(hostname()) || !/^[1-9]\d*$/.test(pid ?? '')) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}

/** Node's word for what went wrong, like `ENOENT`. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
