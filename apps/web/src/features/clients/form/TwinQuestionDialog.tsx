import type { ClientInput, ClientTwin } from '@oaklet/api/contract'
import { formatFullDate } from '../../../shared/format-date'
import { QuestionDialog } from '../../../shared/QuestionDialog'
import type { Question } from '../../../shared/use-question'
import { CLIENT_STATUS_WORDS } from '../client-words'

/** A person who was not added or saved, as they seem to be a client already. */
export interface TwinRefusal {
  verb: 'Add' | 'Save'
  person: Pick<ClientInput, 'firstName' | 'lastName'>
  /** Those among them whom the person at the screen may see. */
  twins: readonly ClientTwin[]
}

/** Asks whether to add or save a person who is called like a client and was born on the same day. */
export const TwinQuestionDialog = ({ question }: { question: Question<TwinRefusal> }) => {
  const { verb, person, twins } = question.refusal
  return (
    <QuestionDialog
      question={question}
      title={`${verb} ${`${person.firstName} ${person.lastName}`.trim()} anyway?`}
      reasons={twins.length === 0 ? [HIDDEN] : twins.map((twin) => ({ id: twin.id, words: wordsOf(twin) }))}
      confirmLabel={`${verb} anyway`}
      cancelLabel="Keep editing"
    />
  )
}

const HIDDEN = {
  id: 'hidden',
  words: 'A client whom your role doesn’t show has this name and date of birth already.',
}

function wordsOf({ displayName, dateOfBirth, status }: ClientTwin): string {
  const born = dateOfBirth === null ? 'without a date of birth' : `born ${formatFullDate(dateOfBirth)}`
  return `${displayName}, ${born}, is a client already (${CLIENT_STATUS_WORDS[status].word.toLowerCase()}).`
}
