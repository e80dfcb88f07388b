import type { RunProgress } from './run-in-turn'

/** What is said of a run over several records. */
export interface RunWords {
  /** The run in a word: `Making superbills`. */
  doing: string
  /** What has been done of it: `Made 3 of 12`. */
  far: (progress: RunProgress<unknown>) => string
  /** What came of it: `12 drafts made`. */
  done: (count: number) => string
  /** What did not: `1 could not be made`. */
  failed: (count: number) => string
}

/** `12 drafts made, 1 could not be made` */
export const resultWords = (words: RunWords, { done, failures }: RunProgress<unknown>): string =>
  [words.done(done.length), ...(failures.length > 0 ? [words.failed(failures.length)] : [])].join(', ')

/** How many were not begun, as it was stopped or the server gave no answer; nothing where all were. */
export function notBegunWords(progress: RunProgress<unknown>): string {
  const { total, done, failures } = progress
  const rest = total - done.length - failures.length
  return rest === 0 ? '' : `${rest} of ${total} ${rest === 1 ? 'was' : 'were'} not begun`
}
