import type { ModelPage, ModelWorld } from '../model-parts'

/** A rule that must hold after every command. */
export interface Invariant {
  readonly number: number
  /** The rule, in words for the reader of a counter-example. */
  readonly rule: string
  /** What breaks it, or null. */
  broken(world: ModelWorld): string | null
}

/** The pages with a usable session that have received all hints of the others. */
export const informedPages = (world: ModelWorld): readonly ModelPage[] =>
  world.browser.pages().filter((page) => !page.isDisposed && page.pendingHints === 0)

export const tabOf = ({ tab }: ModelPage): string => `tab ${tab.name}`
