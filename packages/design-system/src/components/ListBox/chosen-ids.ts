import type { Selection } from 'react-aria-components'

/** What React Aria says was chosen, by id; `all` is all that can be. */
export const chosenIds = <Id extends string>(
  items: readonly { id: Id; isDisabled?: boolean | undefined }[],
  chosen: Selection,
): ReadonlySet<Id> =>
  new Set(
    items
      .filter(({ id, isDisabled }) => (chosen === 'all' ? isDisabled !== true : chosen.has(id)))
      .map(({ id }) => id),
  )
