import type { Command } from './command'
import type { Fault } from './model-faults'

/** Returns a command as one line of plain text. */
export function commandStory(command: Command): string {
  switch (command.do) {
    case 'sign-in':
      return `${command.who} signs in in tab ${command.tab}`
    case 'sign-out':
      return `tab ${command.tab} signs out${command.isGlobal ? ' everywhere' : ''}`
    case 'request': {
      const kind = command.isUnsafe ? 'writing request' : 'request'
      const what = command.count === 1 ? `a ${kind}` : `${command.count} ${kind}s at once`
      return `tab ${command.tab} makes ${what}`
    }
    case 'cancel':
      return `tab ${command.tab} cancels its oldest request`
    case 'switch-practice':
      return `tab ${command.tab} switches to another practice`
    case 'switch-organization':
      return `tab ${command.tab} changes over to the other organization`
    case 'wait':
      return `${duration(command.ms)} pass`
    case 'sleep':
      return `the machine sleeps for ${duration(command.ms)}`
    case 'skew':
      return `the machine’s clock is set ${command.ms < 0 ? 'back' : 'forward'} by ${duration(Math.abs(command.ms))}`
    case 'offline':
      return `tab ${command.tab} goes offline`
    case 'online':
      return `tab ${command.tab} comes online`
    case 'background':
      return `tab ${command.tab} goes to the background`
    case 'wake':
      return `tab ${command.tab} comes to the front`
    case 'open':
      return `tab ${command.tab} is opened`
    case 'reload':
      return `tab ${command.tab} is reloaded`
    case 'crash':
      return `tab ${command.tab} crashes`
    case 'dispose':
      return `tab ${command.tab} disposes of its session`
    case 'glimpse':
      return `tab ${command.tab} will look at the store in the middle of another’s writes, before number ${command.writes}`
    case 'fault': {
      const what = command.target === 'refresh' ? 'refresh' : 'request'
      const next = command.count === 1 ? `the next ${what}` : `each of the next ${command.count} ${what}s`
      return `${next} ${faultStory(command.fault)}`
    }
    case 'end-sessions':
      return 'the server ends all sessions'
  }
}

function faultStory(fault: Fault): string {
  switch (fault.kind) {
    case 'refused':
      return `will be answered 401${fault.downMs === 0 ? '' : `, ${duration(fault.downMs)} late`}, unless it is a refresh or a sign-in`
    case 'broken':
      return 'will be answered 500'
    case 'lost':
      return 'will be done, and its answer lost'
    case 'torn':
      return 'will be answered with the cookie, and without its body'
    case 'slow':
      return `will take ${duration(fault.upMs)} longer on its way, and its answer ${duration(fault.downMs)} longer`
  }
}

const UNITS = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const

/** Milliseconds in the largest unit that they are a multiple of, else the two parts that make them. */
export function duration(ms: number): string {
  const parts = UNITS.map(([unit, size], index) => {
    const left = index === 0 ? ms : ms % (UNITS[index - 1]?.[1] ?? 1)
    return [Math.floor(left / size), unit] as const
  })
  const told = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return told.length === 0 ? '0 ms' : told.join(' ')
}
