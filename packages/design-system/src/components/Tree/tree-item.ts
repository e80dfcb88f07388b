import type { ReactNode } from 'react'

/** One thing, with those that it holds. */
export interface TreeItem<Id extends string = string> {
  id: Id
  /** Its name; also what is typed to reach it. */
  label: string
  /** Before the words; decoration. */
  icon?: ReactNode
  /** At the end: a count, a status. */
  detail?: ReactNode
  /** Where opening it leads. */
  href?: string | undefined
  isDisabled?: boolean | undefined
  children?: readonly TreeItem<Id>[] | undefined
}

/** Every item, whatever holds it. */
export const flatTree = <Id extends string>(items: readonly TreeItem<Id>[]): TreeItem<Id>[] =>
  items.flatMap((item) => [item, ...flatTree(item.children ?? [])])
