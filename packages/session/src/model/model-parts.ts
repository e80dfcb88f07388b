import type { Api, AuthApi, Http, Platform } from '@oaklet/api'
import type { SessionPlatform } from '../platform/SessionPlatform'
import type { Session } from '../Session'
import type { SessionSnapshot } from '../session-snapshot'
import type { Fault, ModelFaults } from './model-faults'
import type { ModelLock } from './model-lock'
import type { PersonName } from './model-people'
import type { ModelServer, ServerSession } from './model-server'
import type { ModelTime } from './model-time'

export const TABS = ['A', 'B', 'C'] as const
export type TabName = (typeof TABS)[number]

/** The part of a tab that stays when its page is gone. */
export interface ModelTab {
  readonly name: TabName
  perTab: Map<string, string>
  isOnline: boolean
  isBackground: boolean
  page: ModelPage | null
}

/** One browser: a store, a cookie and a lock that all tabs share. */
export interface ModelBrowser {
  readonly shared: Map<string, string>
  readonly lock: ModelLock<ModelPage>
  readonly tabs: Readonly<Record<TabName, ModelTab>>
  /** The refresh cookie. */
  cookie: string | null
  pages(): readonly ModelPage[]
  /** In the middle of another tab's writes to the store, after `writes` of them, this tab looks at it. */
  glimpse: { tab: TabName; writes: number } | null
  nextId(): string
}

/** A page in a tab, from its load until it is left, crashes or is reloaded. */
export interface ModelPage {
  readonly tab: ModelTab
  /** The page has vanished: nothing of it runs any more. */
  isGone: boolean
  isDisposed: boolean
  /** Hints of other tabs on their way to it, and the moment of the last that came. */
  pendingHints: number
  hintedMoment: number
  /** Ends a request that is under way, as when the network goes. */
  readonly underWay: Set<() => void>
  /** What runs in its turns at the lock, if any; `isImpatient` after a wait that was too long. */
  readonly turns: Set<{ isImpatient: boolean }>
  readonly cancels: { cancel: () => void }[]
  readonly requestPlatform: Platform
  session(): Session
  api(): Api
  startRequestTimer(callback: () => void, delayMs: number): () => void
  /** The page is on view again, or online. */
  wake(): void
  /** A hint of another tab arrives. */
  hear(): void
  /** The page vanishes without a word. */
  vanish(): void
  /** What the session holds of the page: its timers, listeners and locks. */
  sessionLeftovers(): { timers: number; listeners: number; locks: number }
  requestTimers(): number
}

/** One request on the wire, with all that can be known of it from outside. Times are true ones in milliseconds. */
export interface Exchange {
  readonly page: ModelPage
  readonly path: string
  readonly bearer: string | null
  readonly csrf: string | null
  readonly requestId: string | null
  readonly isRetry: boolean
  readonly fault: Fault | null
  /** Whether the tab had its turn at the lock then, or went on without it after a wait. */
  readonly turn: 'lock' | 'impatient' | null
  /** The refresh cookie that went with it. */
  readonly cookie: string | null
  /** Whose token the shared store held, and who was on view in the tab, when it was sent. */
  readonly keptSession: ServerSession | null
  readonly shown: PersonName | null
  /** The organization that was on view with them. */
  readonly shownOrganization: string | null
  readonly sentMs: number
  readonly sentMoment: number
  /** The machine's clocks when it was sent. */
  readonly wallMs: number
  readonly skewMs: number
  readonly sleptMs: number
  /** When the server did the work; null while it has not. */
  workedMs: number | null
  status: number | null
  cookieSet: string | null | undefined
  minted: string | null
  /** When the answer reached the browser with its cookie, and when it reached the tab; null before. */
  arrivedMs: number | null
  endedMs: number | null
  endedMoment: number
  end: 'answered' | 'lost' | 'cut' | null
}

/** A request that the application made, from the call until its promise settled. */
export interface Asked {
  readonly page: ModelPage
  readonly what: string
  /** How long it may take by the tab's own clock. */
  readonly withinMs: number
  readonly sinceMs: number
  readonly sinceMoment: number
  settledMs: number | null
  outcome: string | null
  cancelledMoment: number | null
}

/** A 401 that reached a tab which by then held another token than the one that was refused. */
export interface LateRefusal {
  readonly page: ModelPage
  readonly moment: number
  readonly path: string
}

/** A tab's session went from one status to another, or from one person to another. */
export interface Change {
  readonly page: ModelPage
  readonly moment: number
  readonly from: SessionSnapshot
  readonly to: SessionSnapshot
  /** What the tab held before. */
  readonly held: ServerSession | null
}

/** A sign-in that is over in this browser, and must stay so. */
export interface Ending {
  readonly session: ServerSession
  readonly page: ModelPage
  readonly moment: number
  /** How many requests had been sent before. */
  readonly exchanges: number
}

/** All that was observed in one run, in order. */
export interface ModelLedger {
  readonly exchanges: Exchange[]
  readonly asked: Asked[]
  readonly lateRefusals: LateRefusal[]
  readonly changes: Change[]
  readonly endings: Ending[]
  /** The sessions whose token was ever in the shared store. */
  readonly stored: Set<ServerSession>
  readonly disposals: { page: ModelPage; left: string }[]
}

/** Spoils what a session is made of, or the session itself, to show that the model notices. */
export interface PlantedFault {
  platform?: (platform: SessionPlatform) => SessionPlatform
  auth?: (auth: AuthApi) => AuthApi
  http?: (http: Http, page: ModelPage) => Http
  session?: (session: Session) => Session
}

/** One server, one network and one browser with three tabs; and the note-taker, who changes nothing. */
export interface ModelWorld {
  readonly time: ModelTime
  readonly server: ModelServer
  readonly browser: ModelBrowser
  readonly faults: ModelFaults
  readonly ledger: ModelLedger
  readonly plant: PlantedFault
  /** A hint of another tab arrives. */
  hint(page: ModelPage): void
  /** Notes what becomes of the page's session. */
  watch(page: ModelPage): void
  /** Notes how long something takes that was asked of the page, and how it ends. */
  track(page: ModelPage, what: string, withinMs: number, promise: Promise<unknown>, cancel?: () => void): void
  /** Records an answer just before it reaches the tab. */
  noteArrival(exchange: Exchange): void
  /** Notes that the page's sign-in is over, if there is one. */
  noteEnding(page: ModelPage): void
  /** The server's session whose tokens the page holds now. */
  heldBy(page: ModelPage): ServerSession | null
}
