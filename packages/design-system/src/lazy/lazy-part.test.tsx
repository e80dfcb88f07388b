import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, preloadParts, useLazyPart } from './lazy-part'

const ITEMS = [
  { id: 'open', label: 'Open' },
  { id: 'void', label: 'Void' },
] as const

/** Loads the components anew, without any part preloaded; the modules of their parts are in memory already. */
async function afresh() {
  vi.resetModules()
  await Promise.all([
    import('../components/Menu/MenuControl'),
    import('../components/Select/SelectControl'),
    import('../components/Dialog/DialogOverlay'),
    import('../components/Curtain/CurtainOverlay'),
  ])
  const { Menu } = await import('../components/Menu/Menu')
  const { Select } = await import('../components/Select/Select')
  const { Dialog } = await import('../components/Dialog/Dialog')
  const { Curtain } = await import('../components/Curtain/Curtain')
  return { Menu, Select, Dialog, Curtain, preload: (await import('./lazy-part')).preloadParts }
}

afterEach(() => vi.useRealTimers())

test('what is asked for while it can’t be had comes once it can', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<ComponentType<object>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => <p>Here</p>)
  const part = lazyPart(load)
  const Owner = () => useLazyPart(part, true) && <part.Part />
  render(<Owner />)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('Here')).toBeVisible()
  expect(load.mock.calls.length).toBeGreaterThan(1)
})

test('is loaded at once after a preload, though no component needs it yet', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>Here</p>))
  await preloadParts()
  lazyPart(load)
  expect(load).toHaveBeenCalledOnce()
})

test('a select says what is chosen, and what is wrong, before its list is there', async () => {
  const { Select } = await afresh()
  const onSelectionChange = vi.fn()
  render(
    <Select
      label="Service"
      description="As it is billed"
      errorMessage="Choose another"
      items={ITEMS}
      selectedKey="open"
      onSelectionChange={onSelectionChange}
    />,
  )
  const button = screen.getByRole('button', { name: 'Open Service' })
  expect(button).toHaveAccessibleDescription('As it is billed Choose another')
  fireEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: 'Void' }))
  expect(onSelectionChange).toHaveBeenCalledWith('void')
})

test('a menu’s button opens it with the first press, and has the focus back afterwards', async () => {
  const { Menu } = await afresh()
  const onAction = vi.fn()
  render(<Menu label="Actions" items={ITEMS} onAction={onAction} />)
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-haspopup', 'true')
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }))
  expect(onAction).toHaveBeenCalledWith('open')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
})

test('a button that has the focus stays the one it is until it is pressed or left, so that nothing says it twice', async () => {
  const { Menu, preload } = await afresh()
  render(<Menu label="Actions" items={ITEMS} />)
  const standIn = screen.getByRole('button', { name: 'Actions' })
  act(() => standIn.focus())
  await act(preload)
  expect(screen.getByRole('button', { name: 'Actions' })).toBe(standIn)
  expect(standIn).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Void' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
})

test('a button that a pointer is over gives its place to the one that it can press', async () => {
  const { Menu } = await afresh()
  render(<Menu label="Actions" items={ITEMS} />)
  const standIn = screen.getByRole('button', { name: 'Actions' })
  await userEvent.hover(standIn)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).not.toBe(standIn))
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeVisible()
})

test('a button that was left unopened gives its place to the one that opens', async () => {
  const { Menu, preload } = await afresh()
  render(<Menu label="Actions" items={ITEMS} />)
  const standIn = screen.getByRole('button', { name: 'Actions' })
  act(() => standIn.focus())
  await act(preload)
  act(() => standIn.blur())
  expect(screen.getByRole('button', { name: 'Actions' })).not.toBe(standIn)
})

test('a letter opens a select that has not got its list yet', async () => {
  const { Select } = await afresh()
  render(<Select label="Service" items={ITEMS} selectedKey="open" onSelectionChange={vi.fn()} />)
  act(() => screen.getByRole('button').focus())
  await userEvent.keyboard('v')
  expect(await screen.findByRole('option', { name: 'Void' })).toBeVisible()
})

test('a dialog gives the focus back to what opened it, though its code came in between', async () => {
  const { Dialog } = await afresh()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>New</button>
        <Dialog title="New client" isOpen={isOpen} onOpenChange={setOpen}>
          Name
        </Dialog>
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'New' }))
  expect(await screen.findByRole('dialog', { name: 'New client' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'New' })).toHaveFocus())
})

test('a curtain hides the page at once, and says what it is when its words are there', async () => {
  const { Curtain } = await afresh()
  render(
    <Curtain title="Locked" isOpen>
      Sign in
    </Curtain>,
  )
  expect(document.body.lastElementChild).toBeEmptyDOMElement()
  expect(await screen.findByRole('dialog', { name: 'Locked' })).toBeVisible()
})
