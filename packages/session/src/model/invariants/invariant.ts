import type { ModelPage, ModelWorld } from '../model-parts'

/** A rule that must hold after every command. */
export interface Invariant {
  readonly number: number
  /** The rule, in words for whoever reads a counter-example. */
  readonly rule: string
  /** What breaks it, or null. */
  broken(world: ModelWorld): string | null
}

/** The pages whose session is of use, and which have heard all that the others had to say. */
export const informedPages = (world: ModelWorld): readonly ModelPage[] =>
  world.browser.pages().filter((page) => !page.isDisposed && page.pendingHints === 0)

export const tabOf = ({ tab }: ModelPage): string => `tab ${tab.name}`
