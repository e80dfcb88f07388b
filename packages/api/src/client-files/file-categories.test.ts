import { expect, it } from 'vitest'
import { FILE_CATEGORIES, seenFileCategories } from './file-categories'

it.each([
  [['files:view', 'notes:view'], false, [...FILE_CATEGORIES]],
  [['files:view'], false, ['insurance', 'identity', 'administrative', 'consent']],
  [['files:view', 'notes:view:own'], false, ['insurance', 'identity', 'administrative', 'consent']],
  [['files:view:own', 'notes:view:own'], true, [...FILE_CATEGORIES]],
  [['files:view:own', 'notes:view'], false, []],
  [['files:write', 'notes:view'], true, []],
])('who holds %j of a client who is theirs (%s) sees %j', (held, isOwnClient, seen) => {
  expect(seenFileCategories(held, isOwnClient)).toEqual(seen)
})
