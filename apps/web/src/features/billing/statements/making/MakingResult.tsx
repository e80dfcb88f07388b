import { STATEMENTS_MESSAGES } from '@oaklet/api'
import type { StatementCandidate } from '@oaklet/api/contract'
import { LinkButton } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import type { RunFailure } from '../../runs/run-in-turn'
import { notBegunWords } from '../../runs/run-words'
import { RunResult } from '../../runs/RunResult'
import type { Run } from '../../runs/use-run'
import { candidateKey, candidateName, MAKING_WORDS } from './candidate-words'

interface MakingResultProps {
  making: Run<StatementCandidate>
  onTryAgain: (candidates: readonly StatementCandidate[]) => void
}

/** What a run has made, and what not and why. */
export function MakingResult({ making, onTryAgain }: MakingResultProps) {
  return (
    <RunResult
      run={making}
      words={MAKING_WORDS}
      label="What was made"
      link={<LinkButton href={paths.statements({ review: '1' })}>Review drafts</LinkButton>}
      failureItem={failureItem}
      onTryAgain={onTryAgain}
    >
      {restWords(making)}
    </RunResult>
  )
}

/** What is to be done next, or was not begun. */
function restWords(making: Run<StatementCandidate>): string {
  const notBegun = notBegunWords(making)
  if (notBegun !== '') return `${notBegun} and can be made below.`
  return making.done.length === 0 ? 'The reasons are below.' : 'Look through the drafts, and send them.'
}

const failureItem = ({ item, error }: RunFailure<StatementCandidate>) => ({
  id: candidateKey(item),
  title: candidateName(item),
  detail: failureWords(error, STATEMENTS_MESSAGES.create),
})
