import { superbillHolders, SUPERBILLS_MESSAGES } from '@oaklet/api'
import type { SuperbillCandidate } from '@oaklet/api/contract'
import { Link, LinkButton } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import type { RunFailure } from '../../runs/run-in-turn'
import { notBegunWords } from '../../runs/run-words'
import { RunResult } from '../../runs/RunResult'
import type { Run } from '../../runs/use-run'
import { superbillName } from '../superbill-words'
import { candidateKey, candidateName, MAKING_WORDS } from './candidate-words'

interface MakingResultProps {
  making: Run<SuperbillCandidate>
  onTryAgain: (candidates: readonly SuperbillCandidate[]) => void
}

/** What a run has made, and what not and why. */
export function MakingResult({ making, onTryAgain }: MakingResultProps) {
  return (
    <RunResult
      run={making}
      words={MAKING_WORDS}
      label="What was made"
      link={<LinkButton href={paths.superbills({ status: 'draft' })}>See the drafts</LinkButton>}
      failureItem={failureItem}
      onTryAgain={onTryAgain}
    >
      {restWords(making)}
    </RunResult>
  )
}

/** What is to be done next, or was not begun. */
function restWords(making: Run<SuperbillCandidate>): string {
  const notBegun = notBegunWords(making)
  if (notBegun !== '') return `${notBegun} and can be made below.`
  return making.done.length === 0
    ? 'The reasons are below.'
    : 'Look at each draft, and issue it to give it its number.'
}

const failureItem = ({ item, error }: RunFailure<SuperbillCandidate>) => ({
  id: candidateKey(item),
  title: candidateName(item),
  detail: (
    <>
      {failureWords(error, SUPERBILLS_MESSAGES.create)}
      {superbillHolders(error)?.map((holder) => (
        <span key={holder.id}>
          {' '}
          <Link tone="inline" href={paths.superbill(holder.id)}>
            {superbillName(holder)}
          </Link>
        </span>
      ))}
    </>
  ),
})
