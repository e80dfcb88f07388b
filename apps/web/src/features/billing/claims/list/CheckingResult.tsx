import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { ClaimSummary } from '@oaklet/api/contract'
import { LinkButton } from '@oaklet/design-system'
import { countOf } from '../../../../shared/count-of'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import type { RunWords } from '../../runs/run-words'
import { RunResult } from '../../runs/RunResult'
import type { Run } from '../../runs/use-run'
import { claimName } from '../claim-words'

/** What is said of checking several claims again. */
export const CHECKING_WORDS: RunWords = {
  doing: 'Checking claims',
  far: ({ done, total }) => `Checked ${done.length} of ${total}`,
  done: (count) => (count === 0 ? 'No claim was checked' : `${countOf(count, 'claim', 'claims')} checked`),
  failed: (count) => `${count} could not be checked`,
}

interface CheckingResultProps {
  checking: Run<ClaimSummary>
  onTryAgain: (claims: readonly ClaimSummary[]) => void
}

/** What came of checking several claims again. */
export const CheckingResult = ({ checking, onTryAgain }: CheckingResultProps) => (
  <RunResult
    run={checking}
    words={CHECKING_WORDS}
    label="What was checked"
    link={<LinkButton href={paths.claims({ state: 'ready' })}>See the ready ones</LinkButton>}
    failureItem={({ item, error }) => ({
      id: item.id,
      title: `${claimName(item)}, ${item.client.name}`,
      detail: failureWords(error, CLAIMS_MESSAGES.update),
    })}
    onTryAgain={onTryAgain}
  >
    They have what the records say now. Those with nothing in the way are ready.
  </RunResult>
)
