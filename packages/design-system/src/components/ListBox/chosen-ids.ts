import type { Key, Selection } from 'react-aria-components'

/**
 * What React Aria says was chosen, by id; `all` is all that can be. The set of React Aria is passed on unchanged,
 * because it knows where a range began.
 */
export const chosenIds = <Id extends string>(
  items: readonly { id: Id; isDisabled?: boolean | undefined }[],
  chosen: Selection,
): ReadonlySet<Id> =>
  chosen === 'all'
    ? new Set(items.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id))
    : (chosen as ReadonlySet<Key> as ReadonlySet<Id>)
