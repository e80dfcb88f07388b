import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

/** How long Orca may take to begin, and how long it is silent when it has finished. */
const FIRST_WORD_MS = 1500
const SILENCE_MS = 900
/** A page that opens is read in several goes. */
const ARRIVAL_SILENCE_MS = 1200
const MOST_TRIES = 6
const LOOK_MS = 40

/** Said of the page rather than of what is done in it, and whenever Orca comes to it. */
const OF_THE_PAGE = /^(Focus mode|Browse mode|Loading\b.*|Finished loading\b.*|Page has \d+ .*)$/

/** Writes down what Orca says after each thing that a person does. */
export class ScreenReader {
  readonly #page: Page
  readonly #says: string
  readonly #lines: string[] = []

  constructor(page: Page) {
    this.#page = page
    this.#says = readerSetting('ORCA_SAYS')
  }

  /** Goes to a page and waits until Orca has said what it says of any page. */
  async open(address: string): Promise<void> {
    await this.#heard(async () => {
      await this.#page.goto(address)
      // Until then the address bar has the accessible focus.
      await this.#page.bringToFront()
    }, ARRIVAL_SILENCE_MS)
  }

  /** Does something again and again until Orca answers with the words, and so is known to follow. */
  async untilItSays(words: string, act: () => Promise<unknown>): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const said = await this.#heard(act, SILENCE_MS)
      if (said.includes(words)) return
    }
    throw new Error(`Orca did not say “${words}” at ${MOST_TRIES} tries`)
  }

  /** Sets what comes apart from what was, by the name of the story that it is from. */
  heading(story: string): void {
    this.#lines.push(...(this.#lines.length === 0 ? [] : ['']), `[${story.replaceAll('-', ' ')}]`)
  }

  /** Presses keys, one after the other, and notes what is said of each. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.does(key, () => this.#page.keyboard.press(key))
  }

  /** Types a text at once and notes what is said when it is there. */
  type(text: string): Promise<void> {
    return this.does(`type “${text}”`, () => this.#page.keyboard.insertText(text))
  }

  /** Notes what is said after anything else, in words for the transcript. */
  async does(words: string, act: () => Promise<unknown>): Promise<void> {
    const said = await this.#heard(act, SILENCE_MS)
    this.#lines.push(words, ...(said.length === 0 ? ['    (nothing)'] : said.map((one) => `    ${one}`)))
  }

  /** What was done and what was said, a line each, the second indented. */
  transcript(): string {
    return `${this.#lines.join('\n')}\n`
  }

  #spoken(): string[] {
    return readFileSync(this.#says, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => String(JSON.parse(line)).trim())
      .filter((words) => words !== '' && !OF_THE_PAGE.test(words))
  }

  async #heard(act: () => Promise<unknown>, silence: number): Promise<string[]> {
    const before = this.#spoken().length
    let count = before
    await act()
    const start = performance.now()
    let since = start
    const isSilent = () => {
      const now = performance.now()
      const { length } = this.#spoken()
      if (length !== count) [count, since] = [length, now]
      return count > before ? now - since > silence : now - start > FIRST_WORD_MS
    }
    await expect.poll(isSilent, { intervals: [LOOK_MS], timeout: 0 }).toBe(true)
    return this.#spoken().slice(before)
  }
}

/** What the command that starts Orca hands over. */
export function readerSetting(name: 'ORCA_SAYS' | 'STORYBOOK'): string {
  const value = process.env[name]
  if (value === undefined)
    throw new Error('Run this with `npm run test:screen-reader`: it starts Orca first.')
  return value
}
