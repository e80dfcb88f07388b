import { setImmediate as nextTask } from 'node:timers/promises'
import { configure, getConfig } from '@testing-library/react'

// The fields of a form in a dialog come after the dialog. On a slow machine a test that waited for the dialog would go
// on between the two, so each wait of a test ends only when no form is busy with its fields any more.
const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act()
      while (globalThis.document?.querySelector('form[aria-busy="true"]')) await nextTask()
      return result
    }),
})
