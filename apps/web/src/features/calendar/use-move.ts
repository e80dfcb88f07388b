import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import { showToast } from '@oaklet/design-system'
import { failureWords } from '../../shared/failure-words'
import type { movesWith } from './moves'
import { useUndo } from './use-undo'

type Moves = ReturnType<typeof movesWith>
type Means = Parameters<typeof movesWith>[0]

/** Moves appointments in time, and takes the last change back; how comes with the first of them. */
export function useMove(means: Pick<Means, 'actions' | 'askWhich' | 'onFreed'>) {
  const { tell, undo } = useUndo()

  const moves = async (): Promise<Moves> => (await import('./moves')).movesWith({ ...means, tell })

  return {
    tell,
    undo,
    /** Rejects when it was refused, after saying why, and when nothing of it was wanted. */
    moveTo: async (...move: Parameters<Moves['moveTo']>) => {
      const { moveTo } = await moves().catch((error: unknown) => {
        showToast({ title: failureWords(error, APPOINTMENTS_MESSAGES.move), tone: 'bad' })
        throw error
      })
      return moveTo(...move)
    },
    tellMove: (...moved: Parameters<Moves['tellMove']>) =>
      void moves().then(({ tellMove }) => tellMove(...moved), ignored),
    tellChange: (...changed: Parameters<Moves['tellChange']>) =>
      void moves().then(({ tellChange }) => tellChange(...changed), ignored),
  }
}

/** Nobody is told of what went well where the code that tells can’t be loaded; the days show it. */
const ignored = () => undefined
