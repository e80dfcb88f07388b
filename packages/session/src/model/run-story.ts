import type { Change, Exchange } from './model-parts'
import type { SessionSnapshot } from '../session-snapshot'
import { commandStory, duration } from './command-story'
import { tabOf } from './invariants/invariant'
import type { Run, Step } from './run-schedule'

/** A run as a readable story: one line for each command, what was seen after it, and the rule that broke. */
export function runStory({ world, start, steps, violation }: Run): string {
  const startMs = world.ledger.exchanges.at(0)?.sentMs ?? 0
  const lines = [`- at first ${start}, with three tabs open`]
  let sinceMoment = 0
  for (const step of steps) {
    const seen = happened(world.ledger, sinceMoment, step.lastMoment, startMs)
    sinceMoment = step.lastMoment + 1
    if (!step.isDone || step.isOpening) continue
    lines.push(title(step), ...seen.map((line) => `    ${line}`))
  }
  if (violation !== null) {
    const { invariant, what } = violation
    lines.push('', `This breaks rule ${invariant.number}: ${invariant.rule}`, `Seen: ${what}.`)
  }
  return lines.join('\n')
}

const title = ({ command }: Step): string => {
  if (command === 'the end') return '- in the end all is well again'
  return `- ${commandStory(command)}`
}

/** Returns the requests and the changes of the tabs between two moments, in order. */
function happened(ledger: Run['world']['ledger'], from: number, to: number, startMs: number): string[] {
  const isThen = (moment: number): boolean => moment >= from && moment <= to
  const seen = [
    ...ledger.exchanges
      .filter(({ sentMoment }) => isThen(sentMoment))
      .map((exchange) => ({ moment: exchange.sentMoment, line: exchangeStory(exchange, startMs) })),
    ...ledger.changes
      .filter(({ moment }) => isThen(moment))
      .map((change) => ({ moment: change.moment, line: changeStory(change) })),
  ]
  return seen.toSorted((one, other) => one.moment - other.moment).map(({ line }) => line)
}

function exchangeStory(exchange: Exchange, startMs: number): string {
  const { page, path, bearer, cookie, isRetry, status, end, sentMs, endedMs, minted } = exchange
  const withWhat = [bearer ?? 'no token', ...(path.startsWith('/api/auth/') ? [cookie ?? 'no cookie'] : [])]
  const took = endedMs === null ? 'nothing yet' : `after ${duration(endedMs - sentMs)}`
  const how =
    end === 'answered' ? `answered ${status}${minted === null ? '' : ` with ${minted}`}` : (end ?? '')
  const at = duration(sentMs - startMs)
  return `${at}: ${tabOf(page)} ${isRetry ? 'sends again' : 'sends'} ${path} (${withWhat.join(', ')}): ${how} ${took}`
}

const changeStory = ({ page, from, to }: Change): string =>
  `${tabOf(page)}: ${stateStory(from)} → ${stateStory(to)}`

const stateStory = ({ status, user, reason }: SessionSnapshot): string =>
  `${status}${user === null ? '' : ` as ${user.name}`}${reason === null ? '' : ` (${reason})`}`
