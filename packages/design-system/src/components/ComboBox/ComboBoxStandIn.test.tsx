import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type * as parts from '../../lazy/lazy-part'
import { CLIENTS, clientFieldOf, typeAtOnce } from './combo-box-fixtures'
import type * as control from './ComboBoxControl'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A client’s field whose list is on its way until `arrive` is called, or can’t be had as often as `failures` says. */
async function afresh({ failures = 0 } = {}) {
  vi.resetModules()
  const { ComboBoxControl } = await vi.importActual<typeof control>('./ComboBoxControl')
  let arrived = () => {}
  const onItsWay = new Promise<void>((resolve) => {
    arrived = resolve
  })
  let triesLeft = failures
  vi.doMock('../../lazy/lazy-part', async (importOriginal) => {
    const original = await importOriginal<typeof parts>()
    const load = async () => {
      await onItsWay
      if (triesLeft-- > 0) throw new Error('offline')
      return ComboBoxControl
    }
    return { ...original, lazyPart: () => original.lazyPart(load) }
  })
  const { ComboBox } = await import('./ComboBox')
  const { preloadParts } = await import('../../lazy/lazy-part')
  const Client = clientFieldOf(ComboBox)
  const arrive = () =>
    act(async () => {
      arrived()
      await preloadParts()
    })
  const show = (props: ComponentProps<typeof Client> = {}, submit = vi.fn()) => {
    const form = (more: ComponentProps<typeof Client>) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Client {...props} {...more} />
      </form>
    )
    const { rerender } = render(form({}))
    return { submit, change: (more: ComponentProps<typeof Client>) => rerender(form(more)) }
  }
  return { arrive, show }
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const focused = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')

test('is named, described and marked as it will be, before its list is there', async () => {
  const { arrive, show } = await afresh()
  show({
    description: 'Type a name.',
    errorMessage: 'Choose a client.',
    isRequired: true,
    name: 'client',
    id: 'who',
  })
  const looks = () => {
    const root = document.querySelector('[data-field="client"]')
    const names = [
      'role',
      'class',
      'type',
      'name',
      'value',
      'placeholder',
      'tabindex',
      'disabled',
      'autocomplete',
    ]
    const all = [
      ...names,
      'aria-expanded',
      'aria-autocomplete',
      'aria-required',
      'aria-invalid',
      'aria-haspopup',
    ]
    return [...(root?.querySelectorAll('*') ?? [])].map((element) => [
      element.tagName,
      ...all.map((name) => element.getAttribute(name)),
    ])
  }
  const before = looks()
  const check = () => {
    expect(input()).toHaveAccessibleDescription('Type a name. Choose a client.')
    expect(input()).toBeInvalid()
    expect(input()).toHaveAttribute('id', 'who')
    expect(screen.getByRole('button', { name: 'Show suggestions Client' })).toBeEnabled()
  }
  check()
  const standIn = input()
  await arrive()
  check()
  expect(input()).not.toBe(standIn)
  expect(looks()).toEqual(before)
})

test('takes nothing while it is disabled', async () => {
  const { show } = await afresh()
  show({ isDisabled: true })
  expect(input()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Show suggestions Client' })).toBeDisabled()
})

test('sends what is chosen with its form, and not the words', async () => {
  const { arrive, show } = await afresh()
  show({ name: 'client', inputValue: 'Leo Grant', selectedKey: 'l' })
  const sent = () => [...new FormData(document.querySelector('form') ?? undefined).entries()]
  expect(sent()).toEqual([['client', 'l']])
  await arrive()
  expect(sent()).toEqual([['client', 'l']])
})

test('keeps every letter, the caret and the focus when its list comes, and shows what matches', async () => {
  const { arrive, show } = await afresh()
  show()
  await userEvent.type(input(), 'lo')
  await userEvent.keyboard('{ArrowLeft}e')
  expect(input()).toHaveValue('leo')
  const standIn = input()
  await arrive()
  expect(input()).not.toBe(standIn)
  expect(input()).toHaveFocus()
  expect([input().selectionStart, input().selectionEnd]).toEqual([2, 2])
  expect(options()).toEqual(['Leo GrantBorn 03/04/1990', 'Leonie Hart'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(input()).toHaveValue('Leo Grant')
  expect(screen.getByRole('status')).toHaveTextContent('l')
})

test('is not exchanged while it merely has the focus, and at once when something is typed', async () => {
  const { arrive, show } = await afresh()
  show({ autoFocus: true })
  const standIn = input()
  await arrive()
  expect(input()).toBe(standIn)
  expect(input()).toHaveFocus()
  await userEvent.keyboard('leo')
  expect(input()).not.toBe(standIn)
  expect(input()).toHaveFocus()
  expect(input()).toHaveValue('leo')
  expect(options()).toEqual(['Leo GrantBorn 03/04/1990', 'Leonie Hart'])
})

test('is still there to have the focus back from what took it', async () => {
  const { arrive, show } = await afresh()
  show({ autoFocus: true })
  const standIn = input()
  await arrive()
  await userEvent.tab()
  expect(input()).toBe(standIn)
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test.each([
  ['{ArrowDown}', 'Amara Okafor'],
  ['{ArrowUp}', 'Leonie Hart'],
  ['{Alt>}{ArrowDown}{/Alt}', undefined],
])('%s opens the whole list as it would have', async (keys, option) => {
  const { arrive, show } = await afresh()
  show({ inputValue: 'leo' })
  await userEvent.tab()
  await userEvent.keyboard(keys)
  await arrive()
  expect(options()).toHaveLength(3)
  expect(input()).toHaveFocus()
  await waitFor(() => expect(focused()?.textContent).toBe(option))
})

test('the button opens the whole list, and leaves the focus in the text', async () => {
  const { arrive, show } = await afresh()
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Show suggestions Client' }))
  expect(input()).toHaveFocus()
  await arrive()
  expect(options()).toHaveLength(3)
  expect(input()).toHaveFocus()
})

test('an arrow after letters goes to the first that matches', async () => {
  const { arrive, show } = await afresh()
  show()
  await userEvent.type(input(), 'leo{ArrowDown}')
  await arrive()
  expect(options()).toEqual(['Leo GrantBorn 03/04/1990', 'Leonie Hart'])
  await waitFor(() => expect(focused()).toHaveTextContent('Leo Grant'))
})

test('leaves the server to find', async () => {
  const onInputChange = vi.fn()
  const { arrive, show } = await afresh()
  const { change } = show({ filter: 'none', items: [], isLoading: true, onInputChange })
  await userEvent.type(input(), 'zz')
  expect(onInputChange).toHaveBeenLastCalledWith('zz')
  await arrive()
  expect(screen.getByRole('listbox')).toHaveTextContent('Searching…')
  change({ items: CLIENTS, isLoading: false })
  expect(options()).toHaveLength(3)
})

test('writes what is chosen again when it is left, and does not open afterwards', async () => {
  const { arrive, show } = await afresh()
  show({ inputValue: 'Leo Grant', selectedKey: 'l' })
  await userEvent.type(input(), ' II')
  expect(input()).toHaveValue('Leo Grant II')
  await userEvent.tab()
  expect(input()).toHaveValue('Leo Grant')
  await arrive()
  expect(options()).toEqual([])
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('chooses nothing once the text is cleared', async () => {
  const { show } = await afresh()
  show({ inputValue: 'Leo Grant', selectedKey: 'l' })
  await userEvent.clear(input())
  await userEvent.tab()
  expect(input()).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('null')
})

test('Enter does not send a half-typed word, and sends what is at rest', async () => {
  const { show } = await afresh()
  const { submit } = show({ inputValue: 'Leo Grant', selectedKey: 'l' })
  await userEvent.type(input(), ' II{Enter}')
  expect(submit).not.toHaveBeenCalled()
  expect(input()).toHaveValue('Leo Grant')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(submit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})

test('Escape takes the wish for the list back, and nothing around it closes', async () => {
  const onKeyDown = vi.fn()
  document.addEventListener('keydown', onKeyDown)
  const { arrive, show } = await afresh()
  show({ inputValue: 'Leo Grant', selectedKey: 'l' })
  await userEvent.type(input(), ' II')
  onKeyDown.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).not.toHaveBeenCalled()
  expect(input()).toHaveValue('Leo Grant')
  await arrive()
  expect(options()).toEqual([])
  expect(input()).toHaveFocus()
  document.removeEventListener('keydown', onKeyDown)
})

test('is not exchanged in the middle of a letter that takes several keys', async () => {
  const { arrive, show } = await afresh()
  show()
  await userEvent.click(input())
  const standIn = input()
  fireEvent.compositionStart(standIn)
  fireEvent.change(standIn, { target: { value: '´' } })
  await arrive()
  expect(input()).toBe(standIn)
  fireEvent.change(standIn, { target: { value: 'é' } })
  fireEvent.compositionEnd(standIn)
  expect(input()).not.toBe(standIn)
  expect(input()).toHaveValue('é')
  expect(input()).toHaveFocus()
})

test('takes what is typed while its list can’t be had, and opens once it can', async () => {
  const { arrive, show } = await afresh({ failures: 2 })
  show()
  await userEvent.type(input(), 'leo')
  vi.useFakeTimers()
  await arrive()
  expect(options()).toEqual([])
  expect(input()).toHaveValue('leo')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.getByRole('option', { name: 'Leo Grant' })).toBeVisible()
  expect(input()).toHaveFocus()
})

test('keys in one go with the letter that exchanges it are those of its list', async () => {
  const { arrive, show } = await afresh()
  show({ autoFocus: true, inputValue: 'Amara Okafor', selectedKey: 'a' })
  await arrive()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  typeAtOnce(input, 'leo', 'ArrowDown', 'ArrowDown', 'Enter')
  await waitFor(() => expect(input()).toHaveValue('Leonie Hart'))
})
