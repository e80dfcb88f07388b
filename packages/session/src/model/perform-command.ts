import { type ModelPage, type ModelWorld, TABS, type TabName } from './model-parts'
import { REQUEST_TIMEOUT_MS } from '@oaklet/api'
import type { Command } from './command'
import { openModelPage } from './model-page'
import { otherOrganization, PERSON } from './model-people'
import { settled } from './model-time'

/** Far more than a sign-in takes with its look-ups: what is only to end some day. */
const SIGN_IN_LIMIT_MS = 5 * 60_000
const LOGOUT_LIMIT_MS = 5_000

/**
 * Performs the command and waits until everything that follows at once is done; false when there is no page to do it.
 */
export async function performCommand(world: ModelWorld, command: Command): Promise<boolean> {
  world.time.nextMoment()
  const isDone = await perform(world, command)
  await settled()
  return isDone
}

async function perform(world: ModelWorld, command: Command): Promise<boolean> {
  const { time, faults, server, browser } = world
  switch (command.do) {
    case 'wait':
      await time.advance(command.ms)
      return true
    case 'sleep':
      await time.sleep(command.ms)
      return true
    case 'skew':
      time.skew(command.ms)
      return true
    case 'fault':
      faults.plan(command.fault, command.count, command.target)
      return true
    case 'end-sessions':
      server.endAll()
      return true
    case 'glimpse':
      browser.glimpse = { tab: command.tab, writes: command.writes }
      return true
    case 'open':
      return load(world, 'open', command.tab)
    case 'reload':
      return load(world, 'reload', command.tab)
    default:
      return performInPage(world, command)
  }
}

/** Opens a new tab, or reloads the page of a tab, whose own store stays. */
function load(world: ModelWorld, how: 'open' | 'reload', name: TabName): boolean {
  const tab = world.browser.tabs[name]
  if ((how === 'open') !== (tab.page === null)) return false
  tab.page?.vanish()
  if (how === 'open') Object.assign(tab, { perTab: new Map(), isOnline: true })
  tab.isBackground = false
  openModelPage(world, tab)
  return true
}

async function performInPage(
  world: ModelWorld,
  command: Extract<Command, { tab: TabName }>,
): Promise<boolean> {
  const tab = world.browser.tabs[command.tab]
  const { page } = tab
  if (page === null || (page.isDisposed && command.do !== 'crash')) return false
  switch (command.do) {
    case 'sign-in': {
      const { email } = PERSON[command.who].answered
      const login = page.session().login({ email, password: 'a long password' })
      world.track(page, `sign-in as ${command.who}`, SIGN_IN_LIMIT_MS, login)
      return true
    }
    case 'sign-out':
      world.noteEnding(page)
      world.track(page, 'sign-out', LOGOUT_LIMIT_MS, page.session().logout({ global: command.isGlobal }))
      return true
    case 'request':
      for (let index = 0; index < command.count; index += 1) ask(world, page, command.isUnsafe)
      return true
    case 'cancel': {
      const oldest = page.cancels.shift()
      oldest?.cancel()
      return oldest !== undefined
    }
    case 'switch-organization':
      return switchOrganization(world, page)
    case 'switch-practice':
      return switchPractice(page)
    case 'online':
    case 'wake': {
      const wasAway = command.do === 'online' ? !tab.isOnline : true
      if (command.do === 'online') tab.isOnline = true
      else tab.isBackground = false
      if (wasAway) page.wake()
      return wasAway
    }
    case 'offline':
      if (!tab.isOnline) return false
      tab.isOnline = false
      for (const lose of [...page.underWay]) lose()
      return true
    case 'background':
      if (tab.isBackground) return false
      tab.isBackground = true
      return true
    case 'crash':
      page.vanish()
      return true
    case 'dispose':
      await dispose(world, page)
      return true
    default:
      return false
  }
}

function ask(world: ModelWorld, page: ModelPage, isUnsafe: boolean): void {
  const stop = new AbortController()
  const { signal } = stop
  const { api } = page
  const practiceId = page.session().store.getState().user?.currentPractice ?? 'none'
  const answer = isUnsafe
    ? api().audit.report(AUDIT_EVENT, { signal })
    : api().services.list({ practiceId }, { signal })
  world.track(page, 'request', REQUEST_TIMEOUT_MS, answer, () => stop.abort())
}

const AUDIT_EVENT = {
  eventType: 'ACCESS',
  resource: 'PATIENT',
  resourceId: '1',
  userId: PERSON.Ann.answered.id,
  timestamp: '2026-11-17T14:00:00Z',
} as const

function switchPractice(page: ModelPage): boolean {
  const { user } = page.session().store.getState()
  const other = user?.assignedPractices.find((practiceId) => practiceId !== user.currentPractice)
  if (other === undefined) return false
  page.session().setCurrentPractice(other)
  return true
}

function switchOrganization(world: ModelWorld, page: ModelPage): boolean {
  const { user } = page.session().store.getState()
  const other = user && otherOrganization(user)
  if (!other) return false
  const switched = page.session().switchOrganization(other)
  world.track(page, 'change of organization', SIGN_IN_LIMIT_MS, switched)
  return true
}

/** Ends the page's session, and notes what it leaves behind. */
export async function dispose(world: ModelWorld, page: ModelPage): Promise<void> {
  page.session().dispose()
  page.isDisposed = true
  await settled()
  const { timers, listeners, locks } = page.sessionLeftovers()
  const left = [
    ...(timers > 0 ? [`${timers} timers`] : []),
    ...(listeners > 0 ? [`${listeners} listeners`] : []),
    ...(locks > 0 ? ['the lock'] : []),
  ]
  world.ledger.disposals.push({ page, left: left.join(', ') })
}

/** All is well again, and long enough for everything to end. */
export async function heal(world: ModelWorld): Promise<void> {
  world.time.nextMoment()
  world.faults.clear()
  world.browser.glimpse = null
  for (const name of TABS) {
    const tab = world.browser.tabs[name]
    tab.isOnline = true
    tab.isBackground = false
    if (tab.page?.isDisposed === false) tab.page.wake()
  }
  await settled()
  await world.time.advance(HEAL_MS)
}

/** Longer than any request, with its wait for a refresh, and than the pauses between tries. */
const HEAL_MS = 60_000
