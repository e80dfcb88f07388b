import type { ChainFlaw } from './chain-check'
import type { ChainReport } from './verify-audit-chain'

const MAX_FLAWS_SHOWN = 20

/** What was found of one organization's chain, in lines for the person at the terminal. */
export function chainLines(name: string, { events, end, flaws }: ChainReport): string[] {
  const counted = `${events.toLocaleString('en-US')} ${events === 1 ? 'event' : 'events'}`
  if (flaws.length === 0) return [`${name}: ${counted}, in order${end === null ? '' : `, up to ${end}`}`]
  const more = flaws.length - MAX_FLAWS_SHOWN
  return [
    `${name}: ${counted}, NOT as they were recorded`,
    ...flaws.slice(0, MAX_FLAWS_SHOWN).map((flaw) => `  ${flawWords(flaw)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

function flawWords(flaw: ChainFlaw): string {
  switch (flaw.kind) {
    case 'altered':
      return `event ${flaw.seq} was altered`
    case 'moved':
      return `event ${flaw.seq} was moved: it was event ${flaw.from}`
    case 'missing':
      return `${several(flaw)} missing`
    case 'added':
      return `${several(flaw)} not of this chain`
    case 'end':
      return `the recorded end is not that of event ${flaw.seq}`
  }
}

const several = ({ seq, through }: { seq: number; through: number }) =>
  seq === through ? `event ${seq} is` : `events ${seq} to ${through} are`
