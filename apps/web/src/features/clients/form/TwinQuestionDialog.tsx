import type { ClientInput, ClientLikeness, ClientTwin } from '@oaklet/api/contract'
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

/** Asks whether to add or save a person who seems to be a client, and says why. */
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
  words:
    'A client of this practice whom your role doesn’t show seems to be this person. Ask your manager before you go on.',
}

const LIKENESS_WORDS: Readonly<Record<ClientLikeness, string>> = {
  same: 'is a client already',
  swapped_names: 'is likely the same person: first and last name are the other way round',
  similar_name: 'is likely the same person: born on the same day, and the names are alike',
  similar_birth_date: 'is likely the same person: the same name, and dates of birth that are alike',
}

function wordsOf({ displayName, dateOfBirth, status, likeness }: ClientTwin): string {
  const born = dateOfBirth === null ? 'without a date of birth' : `born ${formatFullDate(dateOfBirth)}`
  const known = CLIENT_STATUS_WORDS[status].word.toLowerCase()
  return `${displayName}, ${born}, ${LIKENESS_WORDS[likeness]} (${known}).`
}
