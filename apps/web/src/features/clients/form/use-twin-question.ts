import { clientTwins } from '@oaklet/api'
import { useQuestion } from '../../../shared/use-question'
import type { TwinRefusal } from './TwinQuestionDialog'

/** Asks about a person who seems to be a client already, where a call was refused for that. */
export function useTwinQuestion(verb: TwinRefusal['verb']) {
  const { question, ask } = useQuestion<TwinRefusal>()
  const isDeclined = question !== null && !question.isOpen && !question.isConfirmed
  return {
    question,
    /** Calls `send` once the person confirms that it is another person; does nothing for any other error. */
    askAbout: async (error: unknown, person: TwinRefusal['person'], send: () => void) => {
      const twins = clientTwins(error)
      if (twins !== null && (await ask({ verb, person, twins }))) send()
    },
    /** The error that the form shows: the question says why, and after a no the form does. */
    errorBeside: (error: Error | null) => (clientTwins(error) !== null && !isDeclined ? null : error),
  }
}
