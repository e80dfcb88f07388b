import { appendFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { pressAsPeopleDo } from './press-as-people-do'

/** One thing that the browser measured of a page: milliseconds, or the score of a shift of layout. */
export interface Vital {
  kind: 'interaction' | 'shift' | 'paint'
  value: number
  /** The same for all events of one interaction. */
  id?: string
  /** The event, how long it waited and worked (milliseconds) and on what, or what was shifted. */
  what?: string
}

/** What a run may be asked for: a file that takes what is measured, and how many times slower the processor is. */
interface Measuring {
  file: string | null
  slowdown: number
}

/** What the environment asks for; nothing in a run that only tests. */
export function findMeasuring(): Measuring | null {
  const { OAKLET_VITALS: file = null, OAKLET_SLOWDOWN: slowdown = '1' } = process.env
  return file === null && slowdown === '1' ? null : { file, slowdown: Number(slowdown) }
}

/** Slows the pages of a browser down, and where there is a file, notes each interaction, shift of layout and largest paint. */
export async function watchVitals(context: BrowserContext, title: string, { file, slowdown }: Measuring) {
  context.on('page', (page) => {
    if (file !== null) pressAsPeopleDo(page)
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
      .catch(() => undefined)
  })
  if (file === null) return
  await context.exposeBinding('noteVital', ({ frame }, vital: Vital) => {
    appendFileSync(file, `${JSON.stringify({ ...vital, title, path: new URL(frame.url()).pathname })}\n`)
  })
  await context.addInitScript(observePage)
}

type Options = PerformanceObserverInit & { durationThreshold?: number }

/** Of a shift, as the browser has it and its types do not. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

/** Runs in the page. An interaction's value is the time to the next paint, as the browser rounds it to 8 ms. */
function observePage() {
  const { noteVital } = window as unknown as { noteVital: (vital: Vital) => void }
  const visit = String(performance.timeOrigin)
  const observe = (options: Options, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note)
    }).observe({ buffered: true, ...options })
  }
  const wordsOf = (node: Node | null | undefined) =>
    `${node?.nodeName.toLowerCase() ?? 'removed'} "${node?.textContent?.slice(0, 30) ?? ''}"`
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    const event = entry as PerformanceEventTiming & { target?: Node | null }
    if (!event.interactionId) return
    const waited = Math.round(event.processingStart - event.startTime)
    const worked = Math.round(event.processingEnd - event.processingStart)
    const what = `${event.name} (waited ${waited}, worked ${worked}) on ${wordsOf(event.target)}`
    noteVital({ kind: 'interaction', id: visit + String(event.interactionId), what, value: event.duration })
  })
  observe({ type: 'layout-shift' }, (entry) => {
    const { hadRecentInput, value, sources } = entry as LayoutShift
    if (!hadRecentInput)
      noteVital({ kind: 'shift', value, what: sources.map(({ node }) => wordsOf(node)).join(', ') })
  })
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    noteVital({ kind: 'paint', value: startTime })
  })
}
