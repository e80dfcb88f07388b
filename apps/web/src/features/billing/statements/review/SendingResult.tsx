import { STATEMENTS_MESSAGES } from '@oaklet/api'
import type { StatementSummary } from '@oaklet/api/contract'
import { Link, LinkButton } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import type { RunFailure } from '../../runs/run-in-turn'
import { notBegunWords } from '../../runs/run-words'
import { RunResult } from '../../runs/RunResult'
import type { Run } from '../../runs/use-run'
import { SENDING_WORDS } from './sending-run-words'

interface SendingResultProps {
  sending: Run<StatementSummary>
  onTryAgain: (drafts: readonly StatementSummary[]) => void
}

/** What a run has sent, and what not and why. */
export function SendingResult({ sending, onTryAgain }: SendingResultProps) {
  return (
    <RunResult
      run={sending}
      words={SENDING_WORDS}
      label="What was sent"
      link={<LinkButton href={paths.statements({ status: 'sent' })}>See what was sent</LinkButton>}
      failureItem={failureItem}
      onTryAgain={onTryAgain}
    >
      {restWords(sending)}
    </RunResult>
  )
}

/** What was not begun, or where the reasons are. */
function restWords(sending: Run<StatementSummary>): string {
  const notBegun = notBegunWords(sending)
  if (notBegun !== '') return `${notBegun} and can be sent below.`
  return sending.failures.length > 0 ? 'The reasons for the others are below.' : 'Each has its number now.'
}

const failureItem = ({ item, error }: RunFailure<StatementSummary>) => ({
  id: item.id,
  title: <Link href={paths.statement(item.id)}>{item.client.name}</Link>,
  detail: failureWords(error, STATEMENTS_MESSAGES.send),
})
