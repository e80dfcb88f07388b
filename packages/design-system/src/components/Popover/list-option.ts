/** One thing to choose; its label is also what is typed to reach it. */
export interface ListOption<Id extends string = string> {
  id: Id
  label: string
  description?: string | undefined
  isDisabled?: boolean
}
