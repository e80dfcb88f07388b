import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ShortcutsProvider } from './ShortcutsProvider'
import { useActiveShortcuts, useShortcuts } from './use-shortcuts'

const onPress = vi.fn<(keys: string) => void>()

function Keys() {
  useShortcuts(
    [['g', 'd'], ['/'], ['F2']].map((keys) => ({
      keys,
      label: keys.join(' '),
      onPress: () => onPress(keys.join(' ')),
    })),
  )
  return (
    <p>{`Works: ${useActiveShortcuts()
      .map(({ label }) => label)
      .join()}`}</p>
  )
}

const show = (hasCharacterKeys: boolean) => (
  <ShortcutsProvider hasCharacterKeys={hasCharacterKeys}>
    <Keys />
  </ShortcutsProvider>
)
async function press() {
  onPress.mockClear()
  await userEvent.keyboard('gd/{F2}')
  return onPress.mock.calls.flat()
}

test('characters that are switched off do nothing at once and are not listed; other keys stay', async () => {
  const { rerender } = render(show(true))
  expect(await press()).toEqual(['g d', '/', 'F2'])
  rerender(show(false))
  expect(await press()).toEqual(['F2'])
  expect(screen.getByText('Works: F2')).toBeVisible()
  rerender(show(true))
  expect(await press()).toEqual(['g d', '/', 'F2'])
})

test('a letter typed on a select is its own: it chooses there', async () => {
  render(
    <ShortcutsProvider>
      <Keys />
      <button aria-haspopup="listbox">Select</button>
    </ShortcutsProvider>,
  )
  screen.getByRole('button').focus()
  expect(await press()).toEqual([])
})

test('a key with Control or Command works in a text field, and not in a dialog', async () => {
  const onFind = vi.fn()
  function Find() {
    useShortcuts([{ keys: ['Mod+K'], label: 'Find', onPress: onFind }])
    return (
      <>
        <input aria-label="Text" />
        <div role="dialog" aria-label="Dialog">
          <button>Inside</button>
        </div>
      </>
    )
  }
  render(
    <ShortcutsProvider hasCharacterKeys={false}>
      <Find />
    </ShortcutsProvider>,
  )
  await userEvent.click(screen.getByLabelText('Text'))
  await userEvent.keyboard('k{Control>}k{/Control}{Meta>}k{/Meta}{Control>}{Shift>}k{/Shift}{/Control}')
  expect(onFind).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Inside' }))
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(onFind).toHaveBeenCalledTimes(2)
})
